import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { GatewayFilter, GatewayPredicate } from '../../db/tables/gateway.ts'
import { filterKinds, type GatewayKind, predicateKinds } from './kinds.ts'
import { gatewayMessages, partNames } from './messages.ts'

/** Parts that one route may have, and arguments of one part. */
const max = 50

interface Part {
  readonly kind: GatewayKind
  readonly args: unknown
}

/** Reads predicates: `args` is a list of texts, or one text with an argument in each line, as a form sends it. */
export function parsePredicates(given: unknown): readonly GatewayPredicate[] {
  return parseParts(given, 'predicates', predicateKinds).map(({ kind, args }) => {
    const values = toTexts(args)
    checkValues(kind, values)
    return { name: kind.name, args: values }
  })
}

/**
 * Reads filters: `args` is a list of `{key, value}`, where a key of `_genkey_0` means the first argument as it does for
 * the gateway, or one text with `key=value`, or a bare value, in each line.
 */
export function parseFilters(given: unknown): readonly GatewayFilter[] {
  return parseParts(given, 'filters', filterKinds).map(({ kind, args }) => {
    const pairs = toPairs(kind, args)
    const unknown = pairs.find(({ key }) => !kind.args.some((argument) => argument.key === key))
    if (unknown !== undefined) throw refuse('unknown', { name: kind.name, key: unknown.key })
    const values = kind.args.map(({ key }) => pairs.find((pair) => pair.key === key)?.value ?? '')
    if (pairs.length > kind.args.length) throw refuse('tooMany', { name: kind.name })
    checkValues(kind, values)
    return { name: kind.name, args: pairs.filter(({ value }) => value !== '') }
  })
}

function parseParts(given: unknown, part: keyof typeof partNames, kinds: readonly GatewayKind[]): readonly Part[] {
  if (given === null || given === undefined || given === '') return []
  if (!Array.isArray(given) || given.length > max) throw refuse('shape', {}, part)
  return given.map((entry: unknown) => {
    const { name, args } = Object(entry) as { readonly name?: unknown; readonly args?: unknown }
    const kind = kinds.find((known) => known.name === name)
    if (kind === undefined) throw refuse('kind', { name: String(name).slice(0, 100) }, part)
    return { kind, args }
  })
}

function checkValues(kind: GatewayKind, values: readonly string[]): void {
  const { name, args, isList } = kind
  const last = args.at(-1)
  if (isList === true ? values.length > max : values.length > args.length) throw refuse('tooMany', { name })
  for (const [index, argument] of args.entries()) {
    const value = values[index] ?? ''
    if (value === '' && argument.isOptional !== true) throw refuse('missing', { name, key: argument.key })
  }
  for (const [index, value] of values.entries()) {
    const argument = args[index] ?? last
    if (argument === undefined || value === '') continue
    if (!argument.form.test(value)) throw refuse('value', { name, key: argument.key, value: value.slice(0, 100) })
  }
}

const lines = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

function toTexts(args: unknown): readonly string[] {
  if (typeof args === 'string') return lines(args)
  return Array.isArray(args) ? args.map((value: unknown) => String(value ?? '').trim()) : []
}

function toPairs(kind: GatewayKind, args: unknown): GatewayFilter['args'] {
  const nth = (index: number): string => kind.args[index]?.key ?? String(index + 1)
  if (typeof args === 'string')
    return lines(args).map((line, index) => {
      const argument = kind.args.find(({ key }) => line.startsWith(`${key}=`))
      return argument === undefined
        ? { key: nth(index), value: line }
        : { key: argument.key, value: line.slice(argument.key.length + 1).trim() }
    })
  if (!Array.isArray(args)) return []
  return args.map((pair: unknown) => {
    const { key, value } = Object(pair) as { readonly key?: unknown; readonly value?: unknown }
    const position = /^_genkey_(\d{1,2})$/.exec(String(key))?.[1]
    return { key: position === undefined ? String(key) : nth(Number(position)), value: String(value ?? '').trim() }
  })
}

function refuse(
  word: Exclude<keyof typeof gatewayMessages, 'published'>,
  details: Readonly<Record<string, string>>,
  part?: keyof typeof partNames,
) {
  const message = gatewayMessages[word]
  if (part === undefined) return createFailure(message, { details })
  const fill = (language: keyof LanguageTexts): string => message[language].replace('{part}', partNames[part][language])
  return createFailure({ zh: fill('zh'), en: fill('en'), tw: fill('tw') }, { details })
}

/** Predicates as the rows of a form: the arguments as lines. */
export function toPredicateRows(predicates: readonly GatewayPredicate[]) {
  return predicates.map(({ name, args }) => ({ name, args: args.join('\n') }))
}

/** Filters as the rows of a form: `key=value` in each line. */
export function toFilterRows(filters: readonly GatewayFilter[]) {
  return filters.map(({ name, args }) => ({ name, args: args.map(({ key, value }) => `${key}=${value}`).join('\n') }))
}
