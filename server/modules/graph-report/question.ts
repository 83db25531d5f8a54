import { createError, createFailure } from '../../../runtime/language/index.ts'
import { parseEncodedJson } from '../../http/query/encodedJson.ts'
import type { Values } from '../../http/resource/index.ts'
import type { Question } from './data/graphData.ts'
import type { Graph } from './graph.ts'
import { graphMessages } from './messages.ts'

/**
 * Reads what a call asks of a report: fields by the grammar of lists, the list `params` of older clients, and `self_<name>`
 * for parameters, which have their own value where the call gives none (wire contract 1.15).
 */
export function readQuestion(query: Values, { parameters }: Pick<Graph, 'parameters'>): Question {
  const given = parameters.map(({ paramName, paramValue }) => {
    const sent = query[`self_${paramName}`]
    return [paramName, typeof sent === 'string' && sent !== '' ? sent : (paramValue ?? '')] as const
  })
  const missing = parameters.find(({ isRequired }, index) => isRequired === 'Y' && given[index]?.[1] === '')
  if (missing !== undefined)
    throw createFailure(graphMessages.parameterMissing, { details: { name: missing.paramTxt || missing.paramName } })
  // What names the report, and the list itself, are no values of its fields.
  const { id: _id, params, ...filters } = query
  return { filters: { ...readParams(params), ...filters }, parameters: Object.fromEntries(given) }
}

interface Param {
  readonly fieldName?: unknown
  readonly searchMode?: unknown
  readonly value?: unknown
}

/** `[{fieldName, value, searchMode}]` as parameters of a list call; `group` stands for a range of two values. */
function readParams(sent: unknown): Values {
  if (typeof sent !== 'string' || sent.trim() === '') return {}
  const list = parseEncodedJson(sent)
  if (!Array.isArray(list)) throw createError('requestInvalid', { detail: 'params' })
  return Object.fromEntries(
    list.flatMap((param: Param | null): readonly (readonly [string, unknown])[] => {
      const name = typeof param?.fieldName === 'string' ? param.fieldName : ''
      const values = toTexts(param?.value)
      if (name === '' || values.every((value) => value === '')) return []
      if (param?.searchMode !== 'group') return [[name, values.join(',')]]
      const [begin = '', end = ''] = values.length === 1 ? (values[0] ?? '').split(',') : values
      return [
        [`${name}_begin`, begin],
        [`${name}_end`, end],
      ]
    }),
  )
}

const toTexts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map((each) =>
    typeof each === 'string' || typeof each === 'number' || typeof each === 'boolean' ? String(each) : '',
  )
