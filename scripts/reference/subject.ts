import type { Example } from './examples.ts'
import { toChapter, toCode, toJsonBlock } from './markdown.ts'
import { type Option, optionsOf, toOptionTable } from './options.ts'

export type Examples = ReadonlyMap<string, Example>

/** What stands in place of an example where it is a member of an object: its name. */
const withName = ({ pointer, value }: Example): unknown => ({ [pointer.split('/').at(-1) ?? '']: value })

/** An example as Markdown; a member of an object stands with its name. */
export function toExample(examples: Examples, subject: string, isMember = false): string {
  const example = examples.get(subject)
  if (example === undefined) return ''
  return toJsonBlock(isMember ? withName(example) : example.value)
}

const isShared = (option: Option, shared: readonly Option[]): boolean =>
  shared.some(({ name, schema }) => name === option.name && JSON.stringify(schema) === JSON.stringify(option.schema))

/** A table of the options of a schema without those that others share, which are named below it. */
export function toOwnOptions(schema: object, shared: readonly Option[], link: string): string {
  const all = optionsOf(schema)
  const own = all.filter((option) => !isShared(option, shared))
  const common = all.filter((option) => isShared(option, shared) && !/[.[]/.test(option.name))
  const names = common.map(({ name }) => toCode(name)).join(', ')
  return toChapter(toOptionTable(own), names === '' ? '' : `And ${link}: ${names}.`).trimEnd()
}
