import type { FieldAccess } from '../../packs/fieldAccess.ts'
import { isStranger } from '../stranger.ts'
import type { Viewer } from '../viewer.ts'
import type { ResourceModel } from './declaration.ts'
import { withoutFields } from './withoutFields.ts'

/** Who uses a model. */
interface FieldCaller extends Pick<Viewer, 'db' | 'access' | 'user'> {
  readonly services: { readonly fieldAccess: FieldAccess }
}

/**
 * The model as a person may use it: fields whose access code they lack are neither read nor queried, sorted by, exported
 * or written. Codes stand at the declaration of a field, or at the field in a document of a pack.
 */
export async function toOpenModel(model: ResourceModel, call: FieldCaller): Promise<ResourceModel> {
  const guarded = listGuarded(model, call)
  if (isStranger(call.user)) return toPublicModel(model, guarded)
  if (guarded.length === 0) return model
  const { has } = await call.access(call.db)
  const closed = new Set(guarded.filter(({ codes }) => !codes.some(has)).map(({ name }) => name))
  return withoutFields(model, closed)
}

/** What strangers read has a mark; what they write is what anybody may. */
function toPublicModel(model: ResourceModel, guarded: readonly GuardedField[]): ResourceModel {
  const open = new Set(['id', ...(model.public ?? [])])
  const closed = new Set(Object.keys(model.fields).filter((name) => !open.has(name)))
  const writable = model.writable.filter(([name]) => guarded.every((field) => field.name !== name))
  return { ...withoutFields(model, closed), writable }
}

/** A field that asks for a code, or for any of several. */
export interface GuardedField {
  readonly name: string
  readonly codes: readonly string[]
}

/** The fields of a resource that ask for codes. */
export function listGuarded(model: ResourceModel, call: Pick<FieldCaller, 'services'>): readonly GuardedField[] {
  const ofDocuments = call.services.fieldAccess(model.path)
  const names = new Set([
    ...model.guarded,
    ...Object.keys(ofDocuments).filter((name) => Object.hasOwn(model.fields, name)),
  ])
  return [...names].map((name) => {
    const own = model.fields[name]?.access
    return { name, codes: own === undefined ? (ofDocuments[name] ?? []) : [own] }
  })
}
