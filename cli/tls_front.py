"""What a proxy does before a house, for tests: real TLS on loopback, with an authority made for this run.

tls_front.py FOLDER PORT writes authority.pem into FOLDER and passes what comes on to PORT. It prints a line with four
ports: their certificates are right, of another name, out of date, and signed by nobody whom anybody knows.
It ends when its standard input does.
SPDX-License-Identifier: MIT
"""
import asyncio, pathlib, ssl, subprocess, sys

folder, house = pathlib.Path(sys.argv[1]), int(sys.argv[2])
CONFIGURATION = """
[ca]
default_ca = ours
[ours]
dir = {folder}
database = {folder}/index
new_certs_dir = {folder}
rand_serial = yes
default_md = sha256
unique_subject = no
copy_extensions = copy
policy = any
[any]
commonName = supplied
"""


def openssl(*words):
    subprocess.run(["openssl", *words], cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def new_key(name, *more):
    openssl("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", f"{name}.key", *more)


def certificate(name, alternatives, begins, ends):
    new_key(name, "-subj", f"/CN={name}", "-addext", f"subjectAltName={alternatives}", "-out", f"{name}.request")
    openssl("ca", "-batch", "-config", "configuration", "-cert", "authority.pem", "-keyfile", "authority.key", "-notext",
            "-startdate", begins, "-enddate", ends, "-in", f"{name}.request", "-out", f"{name}.pem")
    return name


def make_certificates():
    (folder / "configuration").write_text(CONFIGURATION.format(folder=folder))
    (folder / "index").touch()
    new_key("authority", "-x509", "-days", "2", "-subj", "/CN=An authority of tests", "-out", "authority.pem")
    new_key("nobody", "-x509", "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-out", "nobody.pem")
    here, long = "DNS:localhost,IP:127.0.0.1", "20991231235959Z"
    return [certificate("right", here, "20200101000000Z", long), certificate("elsewhere", "DNS:elsewhere.example", "20200101000000Z", long),
            certificate("old", here, "20200101000000Z", "20210101000000Z"), "nobody"]


async def pump(reader, writer):
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except (ConnectionError, ssl.SSLError):
        pass
    finally:
        writer.close()


async def front(name):
    async def visit(reader, writer):
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", house)
        await asyncio.gather(pump(reader, inner_writer), pump(inner_reader, writer))

    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(folder / f"{name}.pem", folder / f"{name}.key")
    server = await asyncio.start_server(visit, "127.0.0.1", 0, ssl=context)
    return server.sockets[0].getsockname()[1]


async def main():
    print(*[await front(name) for name in make_certificates()], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


asyncio.run(main())
