import type { ErrorObject } from 'ajv'
import type { VariableOptions } from './variable.ts'

type Words = Readonly<Record<string, VariableOptions>>

/**
 * What is wrong with a variable, as a sentence that names it and says what would do. Values are repeated unless they are
 * secret: of a variable, of an entry of its list, or of a member of such an entry.
 */
export function toMistake(error: ErrorObject, text: string, variables: Words): string {
  const [name = '', entry, member] = error.instancePath.split('/').slice(1)
  if (error.keyword === 'dependencies') return toMissing(error, variables)
  if (error.keyword === 'uniqueBy') {
    const { member: key, value, index } = error.params
    return `${name} names the ${key} "${value}" twice. (entry ${index + 1})`
  }
  const { rule = '', isSecret = false } = error.parentSchema as VariableOptions
  if (entry === undefined) return isSecret ? `${name} ${rule}.` : `${name} is "${text}", but it ${rule}.`
  if (member === undefined && rule !== '') return `${name} names "${error.data}", but ${rule}.`
  return `${name} ${toEntryMistake(error, member)} (entry ${Number(entry) + 1})`
}

function toMissing({ params }: ErrorObject, variables: Words): string {
  const { property, missingProperty } = params
  return `${property} is set, but ${missingProperty} is not: ${variables[property]?.because}.`
}

/** What is wrong with an object of a list. */
function toEntryMistake({ keyword, params, data, parentSchema }: ErrorObject, member: string | undefined): string {
  if (keyword === 'required') return `has an entry without "${params.missingProperty}".`
  if (keyword === 'additionalProperties') {
    const known = Object.keys(parentSchema?.properties ?? {}).join(', ')
    return `names "${params.additionalProperty}", but the members are: ${known}.`
  }
  if (member === undefined) return 'must list objects.'
  if (parentSchema?.rule === undefined || typeof data !== 'string' || data === '')
    return `has an entry without "${member}".`
  return `has the ${member} "${data}", but it ${parentSchema.rule}.`
}
