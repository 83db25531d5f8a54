import { createFailure } from '../../runtime/language/index.ts'
import { selectVisible } from '../http/resource/select.ts'
import { departs } from '../modules/depart/resource.ts'
import { nextLevelCode } from '../modules/levelCode.ts'
import { defineFillRule, readText } from './fillRule.ts'

const messages = {
  unknown: { zh: '上级部门不存在', en: 'There is no such parent department.', tw: '上級部門不存在' },
  full: {
    zh: '该部门下的编码已用完',
    en: 'There is no code left below this department.',
    tw: '該部門下的編碼已用完',
  },
} as const

/** The next department code below `parentId`; without one the next of the uppermost (wire contract 1.7, 4). */
export const orgNumRole = defineFillRule({
  id: 'org_num_role',
  title: { zh: '部门编码', en: 'Department code', tw: '部門編碼' },
  description: {
    zh: '上级部门（parentId）之下的下一个部门编码',
    en: 'The next department code below the department in parentId',
    tw: '上級部門（parentId）之下的下一個部門編碼',
  },
  run: async (call) => {
    const parentId = readText(call, 'parentId')
    const visible = await selectVisible(departs.model, call.viewer)
    const parent =
      parentId === ''
        ? { orgCode: '' }
        : await visible.select('orgCode').where('id', '=', parentId).$castTo<{ orgCode: string }>().executeTakeFirst()
    if (parent === undefined) throw createFailure(messages.unknown)
    const siblings = await call.db
      .selectFrom('sysDepart')
      .select('orgCode')
      .where((row) =>
        parentId === ''
          ? row.or([row('parentId', 'is', null), row('parentId', 'in', ['', '0'])])
          : row('parentId', '=', parentId),
      )
      .execute()
    const code = nextLevelCode(
      parent.orgCode,
      siblings.map(({ orgCode }) => orgCode),
    )
    if (code === undefined) throw createFailure(messages.full)
    return code
  },
})
