import { type Static, Type } from 'typebox'
import { type Reference, Strict } from './annotations.ts'
import { Choice, whenHas } from './choice.ts'

/** A path below the base of the server. */
const path = Type.String({ pattern: '^/', expected: 'a path that begins with `/`, such as `/sys/user`' })

/** The path of one call. */
export const callPath = { ...path, reference: 'address' satisfies Reference }

/** The calls that a REST base stands for; each may be replaced by name (design 3). */
export const restCalls = [
  'list',
  'add',
  'edit',
  'delete',
  'deleteBatch',
  'queryById',
  'exportXls',
  'importExcel',
] as const
export type RestCall = (typeof restCalls)[number]

/** What the records of a source follow. */
const following = {
  socket: Type.Optional(
    Type.String({
      pattern: '^[a-z][A-Za-z0-9_$-]*$',
      expected: 'the name of a live table or of a feed, such as `crm_order` or `quotes`',
      reference: 'topic' satisfies Reference,
      description:
        'what the records follow while they show: the name of a table or form that is `live`, or of a feed that the server publishes',
    }),
  ),
  socketKey: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z_]\\w*$',
      expected: 'the name of a value of the records, such as `symbol`',
      default: 'id',
      description: 'the value of a record that says which one a change is about; the key of the records when left out',
    }),
  ),
}

const rest = Strict({
  rest: { ...path, description: 'the path below which the calls for records stand, such as `/sys/user`' },
  list: Type.Optional({ ...callPath, description: 'the path that answers the records; `<rest>/list` when left out' }),
  add: Type.Optional({ ...callPath, description: 'the path that adds a record; `<rest>/add` when left out' }),
  edit: Type.Optional({ ...callPath, description: 'the path that saves a record; `<rest>/edit` when left out' }),
  delete: Type.Optional({ ...callPath, description: 'the path that deletes a record; `<rest>/delete` when left out' }),
  deleteBatch: Type.Optional({
    ...callPath,
    description: 'the path that deletes several records; `<rest>/deleteBatch` when left out',
  }),
  queryById: Type.Optional({
    ...callPath,
    description: 'the path that answers one record; `<rest>/queryById` when left out',
  }),
  exportXls: Type.Optional({
    ...callPath,
    description: 'the path that answers the records as a spreadsheet; `<rest>/exportXls` when left out',
  }),
  importExcel: Type.Optional({
    ...callPath,
    description: 'the path that takes spreadsheets of records; `<rest>/importExcel` when left out',
  }),
  removal: Type.Optional({
    ...callPath,
    description: 'what says, by `ids`, what goes with records that are deleted: a list of sentences',
  }),
  ...following,
  editSends: Type.Optional(
    Type.Enum(['record', 'changes'], {
      default: 'record',
      description: 'what editing in a table sends: the whole record, or its key with what changed',
    }),
  ),
})

/** The parts of each kind of source, for places that say more about one. */
export const sourceParts = {
  rest: rest.properties,
  onlineForm: {
    onlineForm: Type.String({ minLength: 1, description: 'the id of an online form, or the name of its table' }),
    tableType: Type.Optional(
      Type.Enum([1, 2, 3], { description: 'what the form is to the call: 1 single, 2 main with subs, 3 sub' }),
    ),
    ...following,
  },
  onlineReport: { onlineReport: Type.String({ minLength: 1, description: 'the id of an online report' }) },
}

const onlineForm = Strict(sourceParts.onlineForm)
const onlineReport = Strict({
  ...sourceParts.onlineReport,
  group: Type.Optional(
    Type.String({ minLength: 1, description: 'a group id; answers are kept for 30 seconds where one is given' }),
  ),
})

export type RestSource = Static<typeof rest>
export type OnlineFormSource = Static<typeof onlineForm>
export type OnlineReportSource = Static<typeof onlineReport>

/** Where a page's records come from: a REST base, an online form, an online report. */
export const Source = Choice('an object with `rest`, `onlineForm` or `onlineReport`', [
  whenHas('rest', rest),
  whenHas('onlineForm', onlineForm),
  whenHas('onlineReport', onlineReport),
])
export type Source = Static<typeof Source>
