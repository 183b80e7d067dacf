import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Reads a command's arguments. Ends it with code 2, and tells how to call it, when there is one that it does not know. */
export function commandArguments<Options extends ParseArgsConfig>(
  options: Options,
  { usage, tell }: { usage: string; tell: (line: string) => void },
): ReturnType<typeof parseArgs<Options>> {
  try {
    return parseArgs(options)
  } catch (error) {
    tell(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(2)
  }
}
