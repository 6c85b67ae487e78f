// Serves build/web as the real server does: compressed files, the same headers, index.html for our own addresses.
// For tests of what needs no table, and for screenshots.
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";

import { build } from "./house.ts";

const folder = join(build, "web");
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
export const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'";

export async function servePages(): Promise<{ url: string; sent: () => number; close: () => void }> {
  let sent = 0;
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://x").pathname);
    const answer = { "/api/tables": { tables: [] }, "/api/games": { decks: [] } }[path];
    if (answer) return void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    const file = extname(path) ? join(folder, path) : join(folder, "index.html");
    if (!existsSync(file)) return void response.writeHead(404).end();
    const packed = existsSync(`${file}.br`);
    const body = readFileSync(packed ? `${file}.br` : file);
    if (extname(file) !== ".webp") sent += body.length; // pictures come after what one needs to begin
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "content-security-policy": policy,
      "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ...(packed ? { "content-encoding": "br" } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    sent: () => sent,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
