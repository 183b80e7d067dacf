import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Reads a command's arguments. When there is one that the command does not know, it ends the process with code 2.
 * @param output.tell prints a line: what is wrong, then the usage
 */
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
