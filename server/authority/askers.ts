import { sql } from 'kysely'
import { snakeCaseName } from '../db/names.ts'
import type { RowList } from '../db/rowLists.ts'

/** Who asks is named by texts that the server puts together with their values: each by the key of what it belongs to. */
const texts = sql`(
  select 'report:' || id as key, cgr_sql as text from "onl_cgreport_head"
  union all select 'report:' || cgrhead_id, param_value from "onl_cgreport_param"
  union all select 'graph:' || id, cgr_sql from "onl_graphreport_head" where data_type = 'sql'
  union all select 'form:' || cgform_head_id || ':' || button_code, cgb_sql from "onl_cgform_enhance_sql"
) texts`

/**
 * The variables in the statements of reports and their parameters, and in those behind the buttons of forms, by `report:1`,
 * `graph:1` and `form:1:pay`. What such a text reads or writes hangs on who asks.
 */
export const askers: RowList<readonly [string, readonly string[]]> = {
  selection: sql`
    select json_build_array(key, json_agg(distinct found[1])) as line
    from ${texts}, regexp_matches(text, '#\\{\\s*(\\w+)\\s*\\}', 'g') found
    group by key`,
  toRow: ([key, names]) => [String(key), [...new Set((names as readonly string[]).map(snakeCaseName))]],
}

/** Whether some such text names the person by what several people may be called. */
export const namesRealname = sql`exists (select 1 from ${texts} where text ~* '#\\{\\s*sys_?user_?name\\s*\\}')`
