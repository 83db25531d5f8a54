import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { AuditColumns, Defaulted, Json, Optional } from './columns.ts'

/** Menu nodes and buttons (wire contract 1.5). */
export interface SysPermissionTable extends AuditColumns {
  id: string
  parentId: Optional<string>
  name: string
  /** The name in three languages as a pack gave it; null once a person typed a name of their own. */
  names: Json<LanguageTexts>
  /** 0 root, 1 sub menu, 2 button. */
  menuType: Defaulted<number>
  url: Optional<string>
  component: Optional<string>
  componentName: Optional<string>
  redirect: Optional<string>
  icon: Optional<string>
  sortNo: Defaulted<number>
  /** The access code of the node. */
  perms: Optional<string>
  /** 1 show, 2 disable. */
  permsType: Optional<string>
  isLeaf: Defaulted<boolean>
  route: Defaulted<boolean>
  keepAlive: Defaulted<boolean>
  hidden: Defaulted<boolean>
  hideTab: Defaulted<boolean>
  alwaysShow: Defaulted<boolean>
  internalOrExternal: Defaulted<boolean>
  ruleFlag: Defaulted<number>
  description: Optional<string>
  /** 1 valid, 0 invalid. */
  status: Defaulted<string>
  delFlag: Defaulted<number>
  /** The id of the page that the node opens. */
  page: Optional<string>
  /** The pack that installed the node. */
  pack: Optional<string>
}
