import { type Kysely, sql } from 'kysely'

/** Ours beside the family's columns: how a report is drawn as a chart, and how the parameters of reports are entered. */
export const reportCharts = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      alter table onl_cgreport_head
        add column chart_type text, add column chart_category text, add column chart_values text`.execute(db)
    for (const table of ['onl_cgreport_param', 'onl_graphreport_params'])
      await sql`
        alter table ${sql.table(table)}
          add column param_type text not null default 'text', add column dict_code text,
          add column is_required text not null default 'N'`.execute(db)
  },
}
