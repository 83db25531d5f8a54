import { createFailure, isObject, type LanguageTexts } from '../../../runtime/language/index.ts'
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
    const values = readTexts(args)
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
    const pairs = readPairs(kind, args)
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
    const { name, args } = readObject(entry, part)
    if (typeof name !== 'string') throw refuse('shape', {}, part)
    const kind = kinds.find((known) => known.name === name)
    if (kind === undefined) throw refuse('kind', { name: name.slice(0, 100) }, part)
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

function readTexts(args: unknown): readonly string[] {
  if (typeof args === 'string') return lines(args)
  return readList(args, 'predicates').map((value) => readText(value, 'predicates'))
}

function readPairs(kind: GatewayKind, args: unknown): GatewayFilter['args'] {
  const nth = (index: number): string => kind.args[index]?.key ?? String(index + 1)
  if (typeof args === 'string')
    return lines(args).map((line, index) => {
      const argument = kind.args.find(({ key }) => line.startsWith(`${key}=`))
      return argument === undefined
        ? { key: nth(index), value: line }
        : { key: argument.key, value: line.slice(argument.key.length + 1).trim() }
    })
  return readList(args, 'filters').map((pair) => {
    const { key, value } = readObject(pair, 'filters')
    if (typeof key !== 'string') throw refuse('shape', {}, 'filters')
    const position = /^_genkey_(\d{1,2})$/.exec(key)?.[1]
    return { key: position === undefined ? key : nth(Number(position)), value: readText(value, 'filters') }
  })
}

function readList(given: unknown, part: keyof typeof partNames): readonly unknown[] {
  if (given === null || given === undefined) return []
  if (!Array.isArray(given)) throw refuse('shape', {}, part)
  return given
}

function readObject(given: unknown, part: keyof typeof partNames): Readonly<Record<string, unknown>> {
  if (!isObject(given)) throw refuse('shape', {}, part)
  return given
}

/** A value as a text; what is left out is empty, and what holds other values is none. */
function readText(given: unknown, part: keyof typeof partNames): string {
  if (given === null || given === undefined) return ''
  if (typeof given === 'object') throw refuse('shape', {}, part)
  return String(given).trim()
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
