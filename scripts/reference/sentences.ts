import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { projectFolder } from '../tool.ts'

/** Places of the code and of its documents that mean nothing to who writes documents. */
const citations = / ?\((?:design|specification|wire contract)[^)]*\)/g

/** The doc comment of an exported constant of a source file, as one paragraph; what it is, in the words of its author. */
export function readSentence(path: string, name: RegExp): string {
  const text = readFileSync(resolve(projectFolder, path), 'utf8')
  for (const [, comment = '', constant = ''] of text.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:export )?const (\w+)/g,
  ))
    if (name.test(constant)) return toParagraph(comment)
  throw new Error(`${path} has no described constant ${String(name)}.`)
}

const toParagraph = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('@'))
    .join(' ')
    .replaceAll(citations, '')
    .trim()
