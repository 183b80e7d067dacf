declare module 'virtual:inline-scripts' {
  /** Minified sources of the scripts in src/inline, by file name without extension. */
  export const inlineScripts: Readonly<Record<string, string>>
}
