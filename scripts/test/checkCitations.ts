import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A reference to a document that leads nowhere, or that is written in a form that nothing can follow. */
export interface BrokenCitation {
  readonly file: string
  readonly line: number
  readonly citation: string
  readonly reason: 'no such section' | 'no such entry' | 'no such file' | 'unknown form'
}

const documents: Readonly<Record<string, string>> = {
  'wire contract': 'docs/wire-contract.md',
  specification: 'docs/specification.md',
  design: 'docs/design.md',
}

const sources = ['runtime', 'widgets', 'builders', 'server', 'scripts', 'stories', 'tests', '.storybook']
const patterns = [
  ...sources.map((folder) => `${folder}/**/*.{ts,tsx,css,md}`),
  'schemas/**/*.json',
  'docs/*.md',
  '*.{md,ts}',
  '.dependency-cruiser.ts',
]

const number = String.raw`\d+(?:\.\d+)*`
const cited = new RegExp(
  String.raw`\b(wire contract|specification|design)(?:(?:'s|,)? sections?)? (${number})((?:(?: and| to) ${number}|, ${number}(?![\d%]| [a-z]))*)(?:,? ([A-Z]\d+)\b)?`,
  'gi',
)
const citedBackwards = new RegExp(String.raw`\bsections? (${number}) of the (wire contract|specification|design)`, 'gi')
const moduleSection = new RegExp(String.raw`\bsection: '(${number})'`, 'g')
const unknownForm = /§ ?\d|\bspec\.? \d|\bwire-contract \d|(?<!wire )\bcontract \d+\.\d|\bspecification \(\d/gi
const link = /\]\((?!https?:|mailto:|#)([\w./-]+)(?:#([\w.-]+))?\)/g

/** The text with every line break of a comment as spaces, so that a citation may go over two lines; places stay. */
const unwrap = (text: string): string =>
  text.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, (wrap) => ` ${'\u0000'.repeat(wrap.length - 1)}`)

/** Follows every citation of the project in `root`: of a numbered section, of an entry in it, and links of its pages. */
export function checkCitations(root: string): { readonly broken: readonly BrokenCitation[]; readonly count: number } {
  const sectionsOf = (name: string): ReadonlyMap<string, string> => {
    const path = join(root, documents[name.toLowerCase()] ?? '')
    return existsSync(path) ? readSections(readFileSync(path, 'utf8')) : new Map()
  }
  const sections = new Map(Object.keys(documents).map((name) => [name, sectionsOf(name)]))
  const broken: BrokenCitation[] = []
  let count = 0
  for (const file of globSync(patterns, { cwd: root, exclude: (path) => path.includes('node_modules') })) {
    const raw = readFileSync(join(root, file), 'utf8')
    const unwrapped = unwrap(raw)
    // Citations are matched in a text without the marks that keep the places.
    const places: number[] = []
    let text = ''
    for (let at = 0; at < unwrapped.length; at += 1)
      if (unwrapped[at] !== '\u0000') {
        places.push(at)
        text += unwrapped[at]
      }
    const report = (match: RegExpMatchArray, reason: BrokenCitation['reason']) => {
      const line = raw.slice(0, places[match.index ?? 0]).split('\n').length
      broken.push({ file, line, citation: match[0], reason })
    }
    const follow = (match: RegExpMatchArray, name: string, numbers: readonly string[], entry?: string) => {
      count += 1
      const known = sections.get(name.toLowerCase())
      if (!numbers.every((section) => known?.has(section))) report(match, 'no such section')
      else if (entry && !numbers.some((section) => new RegExp(`\\| ${entry} \\|`).test(known?.get(section) ?? '')))
        report(match, 'no such entry')
    }
    for (const match of text.matchAll(cited)) {
      const [, name = '', first = '', others = '', entry] = match
      follow(match, name, [first, ...(others.match(new RegExp(number, 'g')) ?? [])], entry)
    }
    for (const match of text.matchAll(citedBackwards)) follow(match, match[2] ?? '', [match[1] ?? ''])
    if (file.startsWith('server/'))
      for (const match of text.matchAll(moduleSection)) follow(match, 'specification', [match[1] ?? ''])
    for (const match of text.matchAll(unknownForm)) report(match, 'unknown form')
    if (file.endsWith('.md'))
      for (const match of text.matchAll(link)) {
        count += 1
        const target = join(root, dirname(file), match[1] ?? '')
        if (!existsSync(target)) report(match, 'no such file')
        else if (match[2] && !readFileSync(target, 'utf8').includes(`<a id="${match[2]}"></a>`))
          report(match, 'no such section')
      }
  }
  return { broken, count }
}

/** The text of each section by its number; one counts only with an anchor of the same number above its heading. */
function readSections(text: string): ReadonlyMap<string, string> {
  const parts = text.split(/^<a id="([\d.]+)"><\/a>$/m).slice(1)
  const sections = new Map<string, string>()
  for (let at = 0; at < parts.length; at += 2) {
    const [id = '', body = ''] = parts.slice(at, at + 2)
    if (new RegExp(`^\\s*#{2,3} ${id.replaceAll('.', '\\.')}\\.? `).test(body)) sections.set(id, body)
  }
  return sections
}
