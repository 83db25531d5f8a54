import { fillText, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { Language } from '../../http/language.ts'
import { texts } from '../../http/texts.ts'
import type { Bound, WithheldKind } from '../reach.ts'

const withheld: Readonly<Record<WithheldKind | 'asker', LanguageTexts>> = {
  hiddenInList: texts('列表中不显示“{name}”', 'lists leave out “{name}”', '清單中不顯示「{name}」'),
  hiddenInForm: texts('表单中不显示“{name}”', 'forms leave out “{name}”', '表單中不顯示「{name}」'),
  readOnly: texts('“{name}”只读', '“{name}” is read-only', '「{name}」唯讀'),
  noField: texts('不含“{name}”', 'without “{name}”', '不含「{name}」'),
  condition: texts('条件“{name}”', 'the condition “{name}”', '條件「{name}」'),
  tenant: texts('仅限本租户的数据', 'records of the own tenant', '僅限本租戶的資料'),
  asker: texts('按本人取数（{name}）', 'for the person who asks ({name})', '依本人取數（{name}）'),
  noButton: texts('没有按钮“{name}”', 'no button “{name}”', '沒有按鈕「{name}」'),
}

const rule = texts('数据规则“{name}”', 'the data rule “{name}”', '資料規則「{name}」')

/** What a bound is called: a rule by its name, what a form withholds, or the variable that stands for who asks. */
export function nameBound({ rule: key, source }: Bound, language: Language): string {
  if (source === undefined) return key
  const text = source.kind === 'rule' ? rule : withheld[source.kind]
  return fillText(text[language], { name: source.name })
}
