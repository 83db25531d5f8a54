import { type SqlBool, sql } from 'kysely'
import { snakeCaseName } from '../db/names.ts'
import type { RowList } from '../db/rowLists.ts'
import type { FormOperation } from '../online/form/grant/toGrant.ts'

/** What the server does by texts of authors, each by the key of what it belongs to: `report:1`, `graph:1`, `form:1:pay`. */
const texts = sql`(
  select 'report:' || id as key, cgr_sql as text from "onl_cgreport_head" where strpos(cgr_sql, '#{') > 0
  union all select 'report:' || cgrhead_id, param_value from "onl_cgreport_param" where strpos(param_value, '#{') > 0
  union all select 'graph:' || id, cgr_sql from "onl_graphreport_head"
    where data_type = 'sql' and strpos(cgr_sql, '#{') > 0
  union all select 'form:' || cgform_head_id || ':' || button_code, cgb_sql
    from "onl_cgform_enhance_sql" where cgb_sql <> ''
  union all select 'form:' || cgform_head_id || ':' || button_code, ''
    from "onl_cgform_enhance_java" where cg_java_value <> '' and active_status = '1'
) texts`

/**
 * What is set up behind reports and buttons, with the variables by which it hangs on who asks. A report stands here
 * where it may have some.
 */
export const works: RowList<readonly [string, readonly string[]]> = {
  selection: sql`
    select json_build_array(key, coalesce(json_agg(distinct found[1]) filter (where found is not null), '[]')) as line
    from ${texts} left join lateral regexp_matches(text, '#\\{\\s*(\\w+)\\s*\\}', 'g') found on true
    group by key`,
  toRow: ([key, names]) => [String(key), [...new Set((names as readonly string[]).map(snakeCaseName))]],
}

/** Whether some such text names the person by what several people may be called. */
export const namesRealname = sql`exists (select 1 from ${texts} where text ~* '#\\{\\s*sys_?user_?name\\s*\\}')`

/** Whether some such text names where a person belongs. */
const namesDeparts = sql<SqlBool>`exists (select 1 from ${texts} where text ~* '#\\{\\s*sys_?(multi_?)?org_?(code|id)\\s*\\}')`

/** The condition on a node which may open something that hangs on where its reader belongs. */
export const opensByDepart = (node: string) => {
  const column = (name: string) => sql.ref(`${node}.${name}`)
  const isOnline = sql`(${column('perms')} ~ '(report|graph|templet|onl):' or ${column('url')} like '/online/%')`
  return sql<SqlBool>`${namesDeparts} and ${isOnline}`
}

/** The code under which something is set up for an operation on the records of a form: imports of some forms add one by one. */
export const workOf: Readonly<Partial<Record<FormOperation, string>>> = {
  add: 'add',
  edit: 'edit',
  delete: 'delete',
  import: 'add',
}
