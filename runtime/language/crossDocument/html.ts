import type { Diagnostic } from '../diagnostic.ts'
import { findStripped, type StrippedPart } from '../html/findStripped.ts'
import { getText } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { keyOfText } from './texts.ts'
import { type Check, contentOf, entriesOf } from './workspace.ts'

const sentences: Readonly<Record<StrippedPart['kind'], (name: string) => string>> = {
  tag: (name) => `\`<${name}>\` is taken out before the text shows; write it with other tags`,
  attribute: (name) => `the attribute \`${name}\` is taken out before the text shows; leave it out`,
  value: (name) => `what \`${name}\` says is taken out before the text shows; see which values of it may stay`,
}

/** Templates in a formatted text, whose values nobody knows yet. */
const templates = /\{\{[^{}]*\}\}/g

const withoutTemplates = (text: string): string => text.replace(templates, (template) => 'x'.repeat(template.length))

const toDiagnostics = (path: Pointer, text: string): readonly Diagnostic[] =>
  findStripped(withoutTemplates(text)).map(({ kind, name, offset }) => ({
    path,
    code: 'stripped-html',
    message: sentences[kind](name),
    inString: offset,
  }))

/** Formatted texts show as they are written: those of the documents, and those of text files that documents name. */
export const checkHtml: Check = (workspace, report) => {
  const keys = new Set<string>()
  for (const entry of workspace.entries)
    for (const { annotation, path, value } of entry.read.checked.places) {
      if (annotation.kind !== 'reference' || annotation.reference !== 'html') continue
      const key = keyOfText(value)
      if (key !== undefined) keys.add(key)
      else for (const diagnostic of toDiagnostics(path, value)) report(entry, diagnostic)
    }
  for (const entry of entriesOf(workspace, 'texts'))
    for (const key of keys) {
      const text = getText(contentOf(entry), key)
      if (text !== undefined)
        for (const diagnostic of toDiagnostics(childPointer('', key), text)) report(entry, diagnostic)
    }
}
