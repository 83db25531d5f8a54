import { createError } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { isStranger, refusalFor, type SignedInCall, type Viewer } from '../../http/index.ts'
import { narrowToTenant, type ResourceModel, type Values } from '../../http/resource/index.ts'
import type { Graph, GraphHead } from './graph.ts'
import { splitList } from './model.ts'

/** Who opens a report or a template without a grant. */
type Openness = Pick<GraphHead, 'isOpen'>

/** Whether it is open to whoever asks: to everybody who is signed in, or to anyone. */
export const isOpenTo = ({ user }: Pick<Viewer, 'user'>, { isOpen }: Openness): boolean =>
  isOpen === 'A' || (isOpen === 'Y' && !isStranger(user))

/** The records of the tenant of a call that are open to whoever asks; rules on what is listed hide none of them. */
export async function selectOpen(model: ResourceModel, call: Viewer) {
  const own = await narrowToTenant(toDynamic(call.db, model).selectFrom(model.table), { field: 'tenantId' }, call)
  return own.where('isOpen', 'in', isStranger(call.user) ? ['A'] : ['A', 'Y'])
}

/**
 * A report as whoever asks sees it: strangers see its public fields alone, and of its axes and series those that are
 * public. One without any would show all that it reads, which nobody has marked for them.
 */
export function showTo({ user }: Pick<Viewer, 'user'>, graph: Graph): Graph {
  if (!isStranger(user)) return graph
  const { head } = graph
  const items = graph.items.filter(({ isPublic }) => isPublic === 'Y')
  if (items.length === 0) throw refusalFor(user, createError('forbidden'))
  const isPublic = (name: string): boolean => items.some(({ fieldName }) => fieldName === name)
  const texts = (head.yaxisText ?? '').split(',')
  const series = splitList(head.yaxisField).map((name, index) => ({ name, text: texts[index] ?? '' }))
  const shown = series.filter(({ name }) => isPublic(name))
  const axis = splitList(head.xaxisField).filter(isPublic)
  return {
    ...graph,
    head: {
      ...head,
      xaxisField: axis.join(','),
      yaxisField: shown.map(({ name }) => name).join(','),
      yaxisText: shown.some(({ text }) => text !== '') ? shown.map(({ text }) => text).join(',') : null,
      // A script is for clients of people who are signed in, and may name anything.
      extendJs: null,
    },
    items,
  }
}

/**
 * Whether whoever asks gives the parameters of a report their values. Strangers send nothing of their own to other hosts:
 * those are asked for what the author of the report has written, and for nothing else.
 */
export const givesParameters = ({ user }: Pick<Viewer, 'user'>, { dataType }: Pick<GraphHead, 'dataType'>): boolean =>
  !(isStranger(user) && dataType === 'api')

/** What a call asks of a report, without values of parameters where whoever asks gives none. */
export function toAsked(call: Pick<SignedInCall, 'user'>, head: GraphHead, query: Values): Values {
  if (givesParameters(call, head)) return query
  return Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith('self_')))
}
