import { AppError, fillText, type LanguageTexts, parseJson } from '../../../../runtime/language/index.ts'
import { type Language, refuseFields } from '../../../http/index.ts'
import {
  type DeclaredFields,
  parseValues,
  type ResourceModel,
  toModel,
  type Values,
} from '../../../http/resource/index.ts'
import { designMessages } from '../messages.ts'
import { findUnknownChoices, type Properties, toChoices, toDefaults, toFields } from './choices.ts'
import { fieldProperties } from './fieldProperties.ts'
import { headProperties } from './headProperties.ts'
import { heads } from './heads.ts'
import { indexProperties } from './indexProperties.ts'

/** A field or an index as a request describes it; without an id it is a new one. */
export interface Described {
  readonly id: string | undefined
  readonly values: Values
}

const toPart = (table: string, fields: DeclaredFields): ResourceModel =>
  toModel({
    path: `/online/cgform/${table}`,
    table,
    title: { zh: '', en: '', tw: '' },
    access: 'online.form',
    operations: [],
    fields,
  })

const fieldModel = toPart('onlCgformField', toFields(fieldProperties))
const indexModel = toPart('onlCgformIndex', toFields(indexProperties))

/** Reads what a request says of a head; on an edit, what it leaves out stays as it is. */
export function parseHead(body: Values, mode: 'add' | 'edit', language: Language): Values {
  const part = { model: heads.model, properties: headProperties }
  return parsePart(part, toTexts(heads.model, body, 'extConfigJson', language), mode, language)
}

/** Reads the fields that a request describes. A field without a place stands where the list has it. */
export function parseFields(bodies: readonly Values[], language: Language): readonly Described[] {
  return bodies.map((body, index) => {
    const placed = { ...body, orderNum: body.orderNum ?? index }
    const part = { model: fieldModel, properties: fieldProperties }
    const name = toName(body.dbFieldName, index)
    const values = within(designMessages.inField, name, language, () =>
      parsePart(part, toTexts(fieldModel, placed, 'fieldExtendJson', language), 'add', language),
    )
    return { id: toKnownId(body.id), values }
  })
}

/** Reads the indexes that a request describes. */
export function parseIndexes(bodies: readonly Values[], language: Language): readonly Described[] {
  return bodies.map((body, index) => {
    const part = { model: indexModel, properties: indexProperties }
    const name = toName(body.indexName, index)
    const values = within(designMessages.inIndex, name, language, () => parsePart(part, body, 'add', language))
    return { id: toKnownId(body.id), values }
  })
}

interface Part {
  readonly model: ResourceModel
  readonly properties: Properties
}

function parsePart({ model, properties }: Part, body: Values, mode: 'add' | 'edit', language: Language): Values {
  const parsed = parseValues(model, body, mode, language)
  const defaults = toDefaults(properties)
  const names = mode === 'add' ? [...new Set([...Object.keys(parsed), ...Object.keys(defaults)])] : Object.keys(parsed)
  const values = Object.fromEntries(names.map((name) => [name, parsed[name] ?? defaults[name] ?? null]))
  const unknown = findUnknownChoices(values, toChoices(properties))
  if (unknown.length > 0)
    throw refuseFields(
      Object.fromEntries(
        unknown.map(({ name, ...details }) => {
          const label = model.fields[name]?.label?.[language] ?? name
          return [name, fillText(designMessages.unknownChoice[language], { label, ...details })]
        }),
      ),
    )
  return values
}

/** Settings come as JSON text, or as the JSON itself, and are kept as text that can be read again. */
function toTexts({ fields }: ResourceModel, body: Values, name: string, language: Language): Values {
  const value = body[name]
  if (typeof value === 'object' && value !== null) return { ...body, [name]: JSON.stringify(value) }
  if (typeof value !== 'string' || value.trim() === '' || parseJson(value) !== undefined) return body
  const label = fields[name]?.label?.[language] ?? name
  throw refuseFields({ [name]: fillText(designMessages.json[language], { label }) })
}

/** Ids of existing parts have 32 digits; shorter ones and those that end in `_pk` are made up by the client (wire contract 1.14). */
function toKnownId(id: unknown): string | undefined {
  return typeof id === 'string' && /^[0-9a-z]{32}$/i.test(id) ? id : undefined
}

const toName = (name: unknown, index: number): string =>
  typeof name === 'string' && name.trim() !== '' ? name.slice(0, 63) : `#${index + 1}`

/** Says of a failure in which field or index it is. */
function within<T>(message: LanguageTexts, name: string, language: Language, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const detail = fillText(message[language], { name, detail: error.details.detail ?? error.messageIn(language) })
    throw refuseFields({ [name]: detail })
  }
}
