import { buttonCodes, formTables } from '../online.ts'
import { type Make, type Makes, maybe, oneOf, putAndPost, removing, type Scene, someOf } from './made.ts'

const settings = ['{}', '{"everybody":true}', '{"everybody":{"code":"a"}}', '{"listAccess":"dict:edit"}', '']
const names = ['code', 'secret', 'main_id']

/** The name of a table that a form is to have: mostly a new one, sometimes one to which something leads already. */
const tableName = ({ draw, freshName }: Scene): string => (draw.chance(0.8) ? freshName() : draw.one(formTables))

const form = ({ draw, state }: Scene): string => oneOf(draw, state.forms)
const ofForm =
  (body: (scene: Scene) => Readonly<Record<string, unknown>>): Make =>
  (scene) => ({ params: { id: form(scene) }, body: body(scene) })

const field = (name: string) => ({ dbFieldName: name, dbFieldTxt: name, dbType: 'string', dbLength: 32 })

const whole: Make = (scene) => {
  const { draw, state } = scene
  const table = () => draw.one(['', ...state.forms.map((each) => each.tableName)])
  return {
    body: {
      head: {
        id: form(scene),
        ...maybe(draw, 'extConfigJson', () => draw.one(settings), 0.6),
        ...maybe(draw, 'tableType', () => draw.one([1, 2, 3]), 0.2),
        ...maybe(draw, 'tableTxt', () => 'Changed'),
      },
      fields: [
        // Of a sub table, the field that says which one it belongs to.
        ...(draw.chance(0.3) ? [{ ...field('main_id'), mainTable: table(), mainField: draw.one(['id', 'code']) }] : []),
        ...(draw.chance(0.3) ? [field('secret')] : []),
        ...(draw.chance(0.3)
          ? [{ ...field('code'), fieldShowType: 'list', dictTable: table(), dictField: 'code', dictText: 'secret' }]
          : []),
      ],
      deleteFieldIds: draw.chance(0.2)
        ? draw.some(state.fields.filter(({ dbFieldName }) => dbFieldName === 'secret')).map(({ id }) => id)
        : [],
    },
  }
}

const designed = ({ draw, state }: Scene) => ({
  title: 'Designed',
  fields: [
    { label: 'code', name: 'code', type: 'text' },
    ...(draw.chance(0.3)
      ? [{ label: 'Linked', type: 'link', linkTo: draw.one(state.forms.map((each) => each.tableName)) }]
      : []),
  ],
})

const button = ({ draw }: Scene) => ({
  ...{ buttonName: 'Changed', buttonStyle: 'link', optType: 'action' },
  ...maybe(draw, 'buttonStatus', () => draw.one(['0', '1']), 0.6),
  ...maybe(draw, 'exp', () => draw.one(['', 'code#eq#a'])),
})

const column = ({ draw }: Scene) => ({
  code: draw.one(names),
  status: draw.one([0, 1]),
  ...maybe(draw, 'listShow', () => draw.chance(0.5)),
})

const rule = ({ draw }: Scene) => ({
  ruleName: 'Changed',
  ruleColumn: 'code',
  ruleOperator: draw.one(['=', 'right_like']),
  ruleValue: draw.one(['a', '#{sys_user_code}', 'p']),
  status: draw.one([0, 1, 1]),
})

/** To whom something of a form is given, and what: 1 fields, 2 buttons, 3 rules on records. */
function grant(scene: Scene, type: number) {
  const { draw, state } = scene
  const cgformId = form(scene)
  const authMode = draw.one(['role', 'role', 'depart', 'user'] as const)
  const roleId = oneOf(draw, { role: state.roles, depart: state.departs, user: state.users }[authMode])
  const rows =
    type === 3
      ? state.formRules.filter((each) => each.cgformId === cgformId)
      : state.formPages.filter((each) => each.cgformId === cgformId && each.type === type)
  return { cgformId, roleId, authMode, authIds: draw.some(rows).map(({ id }) => id) }
}

const granting =
  (type: number): Make =>
  (scene) => {
    const { cgformId, roleId, authMode, authIds } = grant(scene, type)
    return { params: { roleId, cgformId }, query: { authMode }, body: { authIds } }
  }

const copying: Make = (scene) => ({ params: { id: form(scene) }, query: { tableName: tableName(scene) } })
const importing: Make = ({ draw }) => ({ params: { tables: draw.chance(0.5) ? 'trial_spare' : draw.one(formTables) } })

const getAndPost = (path: string, make: Make): Makes => ({ [`GET ${path}`]: make, [`POST ${path}`]: make })

/** Online forms, and what is granted at them. */
export const formCalls: Makes = {
  'POST /online/cgform/api/addAll': (scene) => ({
    body: {
      head: { tableName: tableName(scene), tableTxt: 'New', ...maybe(scene.draw, 'extConfigJson', () => settings[1]) },
      fields: [field('code')],
    },
  }),
  ...putAndPost('/online/cgform/api/editAll', whole),
  'POST /online/cgform/design/add': (scene) => ({
    body: {
      ...designed(scene),
      table: tableName(scene),
      kind: scene.draw.one(['records', 'records', 'part']),
      main: scene.draw.one(scene.state.forms).tableName,
    },
  }),
  'POST /online/cgform/design/edit': (scene) => ({ body: { ...designed(scene), id: form(scene) } }),
  'POST /online/cgform/api/doDbSynch/:headId/:mode': (scene) => ({
    params: { headId: form(scene), mode: scene.draw.one(['normal', 'normal', 'force']) },
  }),
  'POST /online/cgform/button/add': (scene) => ({
    body: { ...button(scene), cgformHeadId: form(scene), buttonCode: scene.draw.one([...buttonCodes, 'other']) },
  }),
  ...putAndPost('/online/cgform/button/edit', (scene) => ({
    body: { ...button(scene), id: oneOf(scene.draw, scene.state.buttons) },
  })),
  ...removing('/online/cgform/button', ({ draw, state }) => oneOf(draw, state.buttons)),
  ...putAndPost('/online/cgform/head/edit', (scene) => ({
    body: { id: form(scene), extConfigJson: scene.draw.one(settings) },
  })),
  'POST /online/cgform/head/restore': (scene) => ({
    body: { id: form(scene), dataVersion: scene.draw.one([1, 1, 2]) },
  }),
  'POST /online/cgform/head/copyOnline': (scene) => ({ query: { code: form(scene) } }),
  ...getAndPost('/online/cgform/head/copyOnlineTable/:id', copying),
  ...getAndPost('/online/cgform/head/transTables/:tables', importing),
  'DELETE /online/cgform/head/delete': (scene) => ({ query: { id: form(scene) } }),
  'DELETE /online/cgform/head/removeRecord': (scene) => ({ query: { id: form(scene) } }),
  'DELETE /online/cgform/head/deleteBatch': ({ draw, state }) => ({
    query: { ids: someOf(draw, state.forms), flag: draw.one(['0', '1']) },
  }),
  ...putAndPost('/online/cgform/api/authColumn/:id', ofForm(column)),
  'POST /online/cgform/api/authColumn/:id/batch': ofForm(({ draw }) => ({
    codes: ['secret', 'code'],
    status: draw.one([0, 1]),
  })),
  ...putAndPost(
    '/online/cgform/api/authButton/:id',
    ofForm(({ draw }) => ({ code: draw.one(['update', 'delete', 'add']), status: draw.one([0, 1]) })),
  ),
  'POST /online/cgform/api/authData/:id': ofForm(rule),
  'PUT /online/cgform/api/authData/:id': (scene) => {
    const { draw, state } = scene
    const stored = state.formRules.length === 0 ? { id: 'none', cgformId: 'none' } : draw.one(state.formRules)
    return { params: { id: stored.cgformId }, body: { ...rule(scene), id: stored.id } }
  },
  'DELETE /online/cgform/api/authData/:id': ({ draw, state }) => ({ params: { id: oneOf(draw, state.formRules) } }),
  'POST /online/cgform/api/roleAuth': (scene) => {
    const type = scene.draw.one([1, 2, 3])
    return { body: { ...grant(scene, type), type } }
  },
  'POST /online/cgform/api/roleColumnAuth/:roleId/:cgformId': granting(1),
  'POST /online/cgform/api/roleButtonAuth/:roleId/:cgformId': granting(2),
  'POST /online/cgform/api/roleDataAuth/:roleId/:cgformId': granting(3),
}
