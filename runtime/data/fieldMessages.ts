import { isObject } from '../language/index.ts'
import { CallError } from './callError.ts'

type Entries = readonly (readonly [path: string, message: string])[]

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.filter((part) => typeof part === 'string').join(' ')
    : typeof value === 'string'
      ? value
      : ''

/** The words under which servers list messages beside other things. */
const lists = ['errors', 'fieldErrors', 'violations'] as const

/** A message in a list, as validators of servers write them: `{ field, message }`, `{ path, defaultMessage }`. */
function toEntry(value: unknown): Entries {
  if (!isObject(value)) return []
  const path = value.field ?? value.path ?? value.propertyPath ?? value.name
  const message = textOf(value.message ?? value.defaultMessage ?? value.msg)
  return typeof path === 'string' && path !== '' && message !== '' ? [[path, message]] : []
}

function toEntries(value: unknown): Entries {
  if (Array.isArray(value)) return value.flatMap(toEntry)
  if (!isObject(value)) return []
  const list = lists.find((name) => typeof value[name] === 'object' && value[name] !== null)
  if (list) return toEntries(value[list])
  return Object.entries(value)
    .map(([path, message]) => [path, textOf(message)] as const)
    .filter(([, message]) => message !== '')
}

/** Statuses by which servers outside of the family refuse what was sent. */
const refusals: readonly number[] = [400, 409, 412, 422]

/**
 * The messages by field that a refused save carries, so that a form can show each at its place; inside of records and
 * tables by a path such as `items[2].price`. Ours answers `{ field: message }` as the result; the shapes that other
 * servers give, several messages of a field, and lists of messages, are read too.
 */
export function toFieldMessages(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof CallError)) return {}
  const { kind, status, result } = error
  const isRefusal = kind === 'refused' || (kind === 'status' && refusals.includes(status))
  return isRefusal ? Object.fromEntries(toEntries(result)) : {}
}
