import { Type } from 'typebox'
import { idsOf, ok, type Route, route, type SignedInCall, splitCodes } from '../../../http/index.ts'
import { selectVisible } from '../../../http/resource/index.ts'
import { showOnlineTexts } from '../../../online/showTexts.ts'
import { designAccess } from '../access.ts'
import { getForm, heads } from '../form/heads.ts'
import { changedDesignBody, newDesignBody } from './designBody.ts'
import { plainMessages } from './messages.ts'
import { addDesign, changeDesign, findMainForms, readShownDesign } from './saveDesign.ts'

/** Forms as people design them, in plain words: ours beside the calls of the family (wire contract 1.14). */
export const designRoutes: readonly Route[] = [
  route(
    'GET',
    '/online/cgform/design',
    designAccess.list,
    { query: { id: Type.String({ minLength: 1, maxLength: 100 }) } },
    async (call) => {
      const design = await readShownDesign(call, call.query.id)
      const { head } = await getForm(call, call.query.id)
      return { ...design, parts: await readPartTitles(call, head.subTableStr) }
    },
  ),
  route('GET', '/online/cgform/design/linkable', designAccess.list, (call) => listForms(call, () => true)),
  route('GET', '/online/cgform/design/mains', designAccess.list, (call) =>
    listForms(call, ({ tableType, isTree }) => tableType !== 3 && isTree !== 'Y'),
  ),
  route(
    'POST',
    '/online/cgform/design/add',
    designAccess.add,
    {
      body: newDesignBody,
      act: {
        changes: async (call, result) => ({ forms: [...(await findMainForms(call)), ...idsOf(result)] }),
      },
      adds: 'wholly',
    },
    async (call) => ok(await addDesign(call, call.body), plainMessages.added),
  ),
  route(
    'POST',
    '/online/cgform/design/edit',
    designAccess.edit,
    { body: changedDesignBody, act: { changes: ({ body }) => ({ forms: [body.id] }) } },
    async (call) => ok(await changeDesign(call, call.body), plainMessages.edited),
  ),
]

/** The titles of the sub tables of a form, of those that the caller sees, in the order of the form. */
async function readPartTitles(call: SignedInCall, subTables: string | null): Promise<readonly string[]> {
  const names = splitCodes(subTables)
  if (names.length === 0) return []
  const visible = await selectVisible(heads.model, call)
  const rows = await visible
    .select(['id', 'tableName', 'tableTxt'])
    .where('tableName', 'in', names)
    .$castTo<{ readonly id: string; readonly tableName: string; readonly tableTxt: string }>()
    .execute()
  const shown = await showOnlineTexts(call, rows)
  return shown
    .toSorted((one, other) => names.indexOf(one.tableName) - names.indexOf(other.tableName))
    .map(({ tableTxt }) => tableTxt)
}

interface Linkable {
  readonly tableType: number
  readonly isTree: string | null
}

/** The forms that the caller sees as the nodes of a tree of one level, by their titles. */
async function listForms(call: SignedInCall, isWanted: (head: Linkable) => boolean) {
  const visible = await selectVisible(heads.model, call)
  const rows = await visible
    .select(['tableName', 'tableTxt', 'tableType', 'isTree', 'copyType'])
    .$castTo<Linkable & { readonly tableName: string; readonly tableTxt: string; readonly copyType: number }>()
    .orderBy('tableTxt')
    .execute()
  const treeList = rows
    .filter((row) => row.copyType !== 1 && isWanted(row))
    .map(({ tableName, tableTxt }) => ({
      key: tableName,
      value: tableName,
      title: tableTxt || tableName,
      label: tableTxt || tableName,
      isLeaf: true,
      parentId: null,
    }))
  return { treeList }
}
