import type { Command } from '../tool.ts'

// Only the file 3 gets the times, and the command does not see it: what it leaves running must not keep it open.
const script = '"$@" 3>&-; code=$?; times >&3; exit $code'

/**
 * The same command in a shell that writes into file 3 how long the command and all that it waited for computed. Node
 * itself does not tell this of its children.
 */
export const measured = ({ file, args }: Command): Command =>
  process.platform === 'win32' ? { file, args } : { file: 'sh', args: ['-c', script, 'sh', file, ...args] }

/** The sum of the times that the shell wrote, such as `0m1.20s`; 0 when it wrote none. */
export function readCoreSeconds(text: string): number {
  const times = [...text.matchAll(/(\d+)m(\d+(?:[.,]\d+)?)s/g)]
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds?.replace(',', '.')), 0)
}
