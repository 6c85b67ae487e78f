// What tools/faces.ts asks of subset-font, which brings no types of its own.
// Letters come as a text that has each of them.
declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: "woff2"; keepFeatures: string[] },
  ): Promise<Uint8Array>;
}
