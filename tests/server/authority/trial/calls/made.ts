import { toName } from '../names.ts'
import type { Draw } from '../random.ts'
import type { State } from '../state.ts'

/** What a call is made with. */
export interface Made {
  /** The values of the parameters of its path, by their names. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  /** The rows of a spreadsheet that is uploaded instead of a body, its head first. */
  readonly sheet?: readonly (readonly string[])[]
}

/** What is drawn from to make a call. */
export interface Scene {
  readonly draw: Draw
  readonly state: State
  /** Who makes the call. */
  readonly caller: { readonly id: string; readonly username: string }
  /** A name that nothing has yet. */
  readonly freshName: () => string
  /** Whether the caller reaches all that somebody does: a person by their id, or who has one role alone. */
  readonly isWithin: (who: string) => boolean
}

export type Make = (scene: Scene) => Made

/** How calls are made, by method and path as `calls.json` has them. */
export type Makes = Readonly<Record<string, Make>>

/** A call that has the same handler under two methods. */
export const putAndPost = (path: string, make: Make): Makes => ({ [`PUT ${path}`]: make, [`POST ${path}`]: make })

interface Row {
  readonly id: string
}

/** The id of one of some rows; that of nothing where there are none. */
export const oneOf = (draw: Draw, rows: readonly Row[]): string => (rows.length === 0 ? 'none' : draw.one(rows).id)

/** The id of one of some rows, mostly of one about which an act may be accepted. */
function oneWithin({ draw, isWithin }: Scene, rows: readonly Row[], toWho: (id: string) => string): string {
  const within = draw.chance(0.8) ? rows.filter(({ id }) => isWithin(toWho(id))) : []
  return oneOf(draw, within.length > 0 ? within : rows)
}

/** The id of somebody. */
export const oneUser = (scene: Scene, rows: readonly Row[] = scene.state.users): string =>
  oneWithin(scene, rows, (id) => id)

/** The id of a role. */
export const oneRole = (scene: Scene): string => oneWithin(scene, scene.state.roles, (id) => toName('roles', id))

/** The id of a role of a department. */
export const oneDepartRole = (scene: Scene, rows: readonly Row[] = scene.state.departRoles): string =>
  oneWithin(scene, rows, (id) => toName('departRoles', id))

/** The ids of some rows as a comma list, of one at least. */
export const someOf = (draw: Draw, rows: readonly Row[], chance = 0.3): string => {
  const ids = draw.some(rows, chance).map(({ id }) => id)
  return ids.length === 0 ? oneOf(draw, rows) : ids.join(',')
}

/** A value that a call brings in some cases and leaves out in others. */
export const maybe = (
  draw: Draw,
  name: string,
  value: () => unknown,
  chance = 0.4,
): Readonly<Record<string, unknown>> => (draw.chance(chance) ? { [name]: value() } : {})

/** Calls that remove things by their ids, one and several. */
export const removing = (path: string, choose: (scene: Scene) => string): Makes => ({
  [`DELETE ${path}/delete`]: (scene) => ({ query: { id: choose(scene) } }),
  [`DELETE ${path}/deleteBatch`]: (scene) => ({
    query: { ids: scene.draw.chance(0.4) ? `${choose(scene)},${choose(scene)}` : choose(scene) },
  }),
})

/** The id of one of some rows of a company. */
export const anyOf =
  (rows: (state: State) => readonly Row[]) =>
  ({ draw, state }: Scene): string =>
    oneOf(draw, rows(state))

/** The same call with more in its body. */
export const withBody =
  (make: Make, more: (scene: Scene) => Readonly<Record<string, unknown>>): Make =>
  (scene) => {
    const made = make(scene)
    return { ...made, body: { ...made.body, ...more(scene) } }
  }
