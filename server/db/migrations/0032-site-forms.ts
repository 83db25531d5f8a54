import { type Kysely, sql } from 'kysely'

/** What a description says of a field besides its name. */
interface SiteField {
  readonly text: string
  readonly type?: 'string' | 'Text' | 'Datetime'
  readonly length?: number
  readonly shows?: boolean
  readonly showType?: string
  readonly isFilter?: boolean
  readonly isKey?: boolean
  readonly main?: readonly [table: string, field: string]
}

const stamps: Readonly<Record<string, SiteField>> = {
  create_by: { text: '创建人', shows: false },
  create_time: { text: '创建时间', type: 'Datetime', shows: false, showType: 'datetime' },
  update_by: { text: '更新人', shows: false },
  update_time: { text: '更新时间', type: 'Datetime', shows: false, showType: 'datetime' },
}

const forms: readonly {
  readonly id: string
  readonly table: string
  readonly title: string
  readonly type: number
  readonly subs: string | null
  readonly settings: Readonly<Record<string, unknown>>
  readonly fields: Readonly<Record<string, SiteField>>
}[] = [
  {
    id: '51700000000000000000000000000001',
    table: 'site_info',
    title: '站点信息',
    type: 2,
    subs: 'site_dict',
    settings: { everybody: true, listAccess: 'site:list' },
    fields: {
      id: { text: '主键', shows: false, isKey: true },
      url: { text: '域名', isFilter: true },
      name: { text: '名称', isFilter: true },
      title: { text: '标题' },
      logo: { text: '标志', showType: 'image' },
      icp: { text: '备案号' },
      footer: { text: '页脚', showType: 'textarea' },
      ...stamps,
    },
  },
  {
    id: '51700000000000000000000000000002',
    table: 'site_dict',
    title: '站点字典',
    type: 3,
    subs: null,
    settings: { everybody: { public: 'Y' }, listAccess: 'site:list' },
    fields: {
      id: { text: '主键', shows: false, isKey: true },
      pid: { text: '站点', shows: false, isFilter: true, main: ['site_info', 'id'] },
      code: { text: '编码', isFilter: true },
      public: { text: '公开', showType: 'switch' },
      text_zh: { text: '简体中文', showType: 'textarea' },
      text_en: { text: '英文', showType: 'textarea' },
      text_tw: { text: '繁体中文', showType: 'textarea' },
      ...stamps,
    },
  },
]

/**
 * Sites and their texts are an online form (specification 7.2): their tables get the names that apps of the family ask
 * by, and a description that everybody may read by.
 */
export const siteForms = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`alter table sys_site rename to site_info`.execute(db)
    await sql`alter table sys_site_dict rename to site_dict`.execute(db)
    await sql`update sys_data_log set data_table = 'site_info' where data_table = 'sys_site'`.execute(db)
    await sql`update sys_data_log set data_table = 'site_dict' where data_table = 'sys_site_dict'`.execute(db)
    for (const { id, table, title, type, subs, settings, fields } of forms) {
      await sql`
        insert into onl_cgform_head (id, table_name, table_type, table_txt, is_db_synch, sub_table_str, relation_type,
          tab_order_num, form_category, ext_config_json)
        values (${id}, ${table}, ${type}, ${title}, 'Y', ${subs}, ${type === 3 ? 0 : null}, ${type === 3 ? 1 : null}, 'temp',
          ${JSON.stringify(settings)})`.execute(db)
      for (const [index, [name, field]] of Object.entries(fields).entries()) {
        const isShown = field.shows === false ? 0 : 1
        await sql`
          insert into onl_cgform_field (id, cgform_head_id, db_field_name, db_field_name_old, db_field_txt, db_is_key,
            db_is_null, db_type, db_length, field_show_type, is_query, is_show_form, is_show_list, main_table, main_field,
            order_num)
          values (${id.slice(0, 28) + id.slice(-1) + String(index).padStart(3, '0')}, ${id}, ${name}, ${name}, ${field.text},
            ${field.isKey === true ? 1 : 0}, ${field.isKey === true ? 0 : 1}, ${field.type ?? 'Text'}, ${field.length ?? 0},
            ${field.showType ?? 'text'}, ${field.isFilter === true ? 1 : 0}, ${isShown}, ${isShown},
            ${field.main?.[0] ?? null}, ${field.main?.[1] ?? null}, ${index})`.execute(db)
      }
    }
  },
}
