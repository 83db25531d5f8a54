import type { ValueRefusal } from '../../runtime/index.ts'
import { refuseLength } from '../shared/refusals.ts'
import { toText } from '../shared/values.ts'
import type { TagsInputProps } from './props.ts'

/** What stands between stored tags (specification 9: a comma; `;` where a tag ends by itself). */
const separatorOf = ({ separator, every }: TagsInputProps): string => separator ?? (every === undefined ? ',' : ';')

/** The characters that end a tag while it is typed or pasted, also as Chinese keyboards write them. */
const ends: Readonly<Record<string, RegExp>> = { ',': /[,，\n\t]/, ';': /[;；\n\t]/ }

const cut = (text: string, every: number): readonly string[] => {
  const characters = Array.from(text)
  const starts = Array.from({ length: Math.ceil(characters.length / every) }, (_, index) => index * every)
  return starts.map((start) => characters.slice(start, start + every).join(''))
}

/** The tags of a stored value; newer servers may send a list. */
export function toTags(value: unknown, props: TagsInputProps): readonly string[] {
  const parts = Array.isArray(value) ? value.map(toText) : toText(value).split(separatorOf(props))
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** The stored text of tags; nothing when there are none. */
export const joinTags = (tags: readonly string[], props: TagsInputProps): string | undefined =>
  tags.length > 0 ? tags.join(separatorOf(props)) : undefined

/** Tags that end by themselves may come twice, as pieces of one text; others count once. */
export function addTags(tags: readonly string[], added: readonly string[], props: TagsInputProps): readonly string[] {
  const all = [...tags, ...added]
  return props.every === undefined ? [...new Set(all)] : all
}

export interface ReadTags {
  /** The tags that are complete. */
  readonly tags: readonly string[]
  /** What is still being typed. */
  readonly rest: string
}

/** The tags that typed or pasted text holds: each ends at a separator, and after so many characters where that is set. */
export function readTags(text: string, props: TagsInputProps): ReadTags {
  const { every } = props
  const parts = text.split(ends[separatorOf(props)] ?? ',')
  const clean = (part: string): readonly string[] => {
    const trimmed = part.trim()
    if (trimmed === '') return []
    return every === undefined ? [trimmed] : cut(trimmed, every)
  }
  const last = parts.at(-1) ?? ''
  const tags = parts.slice(0, -1).flatMap(clean)
  if (every === undefined) return { tags, rest: last }
  const fragments = cut(last, every)
  const isOpen = Array.from(fragments.at(-1) ?? '').length < every
  return {
    tags: [...tags, ...(isOpen ? fragments.slice(0, -1) : fragments)],
    rest: isOpen ? (fragments.at(-1) ?? '') : '',
  }
}

/** All tags of a text that is complete, such as that of a cell. */
export function readAllTags(text: string, props: TagsInputProps): readonly string[] {
  return addTags([], readTags(`${text}\n`, props).tags, props)
}

/** Refuses more tags, or longer ones, than the field allows: nothing is left out or cut. */
export function refuseTags(value: unknown, props: TagsInputProps): ValueRefusal | undefined {
  const tags = toTags(value, props)
  const { max, maxLength } = props
  if (max !== undefined && tags.length > max) return { text: '@:form.tooMany', values: { limit: max } }
  return tags.map((tag) => refuseLength(tag, maxLength)).find((refusal) => refusal !== undefined)
}
