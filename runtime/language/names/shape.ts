import { isObject, type JsonObject } from '../json.ts'
import { isMisspelt } from '../suggestions.ts'

/** What is known of a value that formulas read; a shape that is left out says nothing. */
export interface Shape {
  /** The members of a record, each with what is known of it. */
  readonly members?: ReadonlyMap<string, Shape | undefined>
  /** Whether the record has no other members; where it may have, only what is nearly one of them is a mistake. */
  readonly isComplete?: boolean
  /** The items of a list. */
  readonly item?: Shape | undefined
}

/** A list of records. */
export const listOf = (item: Shape | undefined): Shape | undefined => (item === undefined ? undefined : { item })

/** The record that fields declare; a field with fields of its own holds a record or a list of them. */
export function shapeOfFields(fields: JsonObject, isComplete: boolean): Shape {
  const members = Object.entries(fields).map(([name, field]) => {
    const inside = isObject(field) && isObject(field.fields) ? shapeOfFields(field.fields, false) : undefined
    return [name, inside && { ...inside, item: inside }] as const
  })
  return { members: new Map(members), isComplete }
}

/** The same record with further members. */
export function withMembers(shape: Shape, names: Iterable<string>): Shape {
  const members = new Map(shape.members)
  for (const name of names) if (!members.has(name)) members.set(name, undefined)
  return { ...shape, members }
}

/** What is known of a value that is one of two: it may have what either has. */
export function eitherOf(one: Shape | undefined, other: Shape | undefined): Shape | undefined {
  if (one === undefined || other === undefined || one === other) return one && other
  const names = [...(one.members?.keys() ?? []), ...(other.members?.keys() ?? [])]
  const members = new Map(names.map((name) => [name, eitherOf(memberOf(one, name), memberOf(other, name))]))
  const item = eitherOf(one.item, other.item)
  return {
    ...(one.members && other.members ? { members } : {}),
    isComplete: one.isComplete === true && other.isComplete === true,
    ...(item === undefined ? {} : { item }),
  }
}

/** The same record, in which those inside have no members but their own and the named ones; `open` are left as they are. */
export function withCompleteInside(shape: Shape, names: readonly string[], open: readonly string[] = []): Shape {
  const members = [...(shape.members ?? [])].map(([name, member]) => {
    if (member?.members === undefined || open.includes(name)) return [name, member] as const
    const inside: Shape = { ...withCompleteInside({ members: member.members }, names), isComplete: true }
    const known = withMembers(inside, names)
    return [name, { ...known, item: known }] as const
  })
  return { ...shape, members: new Map(members) }
}

/** What the server adds beside a value: the text that people read (wire contract 1.8, 1.13). */
const besideValue = /^_replace_text_|_dictText$/

const slips = new WeakMap<NonNullable<Shape['members']>, Map<string, boolean>>()

/** Whether a name is nearly one of a record's; looked up once for each name. */
function isSlip(members: NonNullable<Shape['members']>, name: string): boolean {
  const known = slips.get(members) ?? new Map<string, boolean>()
  slips.set(members, known)
  const found = known.get(name) ?? isMisspelt(name, [...members.keys()])
  known.set(name, found)
  return found
}

/** Whether a record that is known lacks a member, as far as that can be known. */
export function lacks(shape: Shape | undefined, name: string): shape is Shape & { members: NonNullable<unknown> } {
  const value = name.replace(besideValue, '')
  if (shape?.members === undefined || shape.members.has(name) || shape.members.has(value)) return false
  return shape.isComplete === true || isSlip(shape.members, value)
}

/** What is known of a member. */
export const memberOf = (shape: Shape | undefined, name: string): Shape | undefined => shape?.members?.get(name)

/** The names that may stand in a message. */
export const namesOfShape = (shape: Shape): readonly string[] => [...(shape.members?.keys() ?? [])]
