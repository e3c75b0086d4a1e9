/** What is used of it; @types/subset-font knows neither of the two options. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    keepFeatures: string[]
    noHinting: boolean
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
