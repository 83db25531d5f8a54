import { nextCategoryCode, toParentId } from '../modules/category/codes.ts'
import { toTenantBelow } from '../modules/category/parent.ts'
import { categories } from '../modules/category/resource.ts'
import { defineFillRule, readText } from './fillRule.ts'

/** The next category code below `pid`; without one the next of the uppermost (wire contract 1.9, 4). */
export const categoryCodeRule = defineFillRule({
  id: 'category_code_rule',
  title: { zh: '分类编码', en: 'Category code', tw: '分類編碼' },
  description: {
    zh: '父级分类（pid）之下的下一个分类编码',
    en: 'The next category code below the category in pid',
    tw: '父級分類（pid）之下的下一個分類編碼',
  },
  run: async (call) => {
    const pid = toParentId(readText(call, 'pid'))
    await toTenantBelow(categories.model, call.viewer, pid)
    return nextCategoryCode(call.db, pid)
  },
})
