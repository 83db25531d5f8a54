import { type Kysely, sql } from 'kysely'

/**
 * Nodes of the menu that lead to a form or a report gave all of it. From now on they give no more than to see it where they
 * name operations, themselves or by their buttons, so that roles are granted each operation. Nodes that are there get a
 * button for each, and who held a node holds all of them: roles, departments and the roles of departments. A node that is
 * turned off gives nothing and stays as it is.
 */
export const operationsOfNodes = {
  async up(db: Kysely<never>): Promise<void> {
    await sql`
      create temporary table divided_node as
      with leading_node as (
        select id,
          substring(url from '^/online/(?:cgformList|cgformTreeList|cgformErpList|cgformTabList|cgformInnerTableList|df)/([^/?#]+)$') as form,
          substring(url from '^/online/cgreport/([^/?#]+)$') as report,
          substring(url from '^/online/graphreport/chart/([^/?#]+)$') as graph,
          substring(url from '^/online/graphreport/templet/([^/?#]+)$') as templet
        from sys_permission
        where menu_type <> 2 and status = '1' and del_flag = 0 and url like '/online/%'
      )
      select node.id, 'onl:' || head.table_name as code, array['add', 'edit', 'delete', 'import', 'export'] as operations
      from leading_node node join onl_cgform_head head on node.form in (head.id, head.table_name)
      union all
      select node.id, 'report:' || head.code, array['export']
      from leading_node node join onl_cgreport_head head on node.report in (head.id, head.code)
      union all
      select node.id, 'graph:' || head.code, array['export']
      from leading_node node join onl_graphreport_head head on node.graph in (head.id, head.code)
      union all
      select node.id, 'templet:' || head.templet_code, array['export']
      from leading_node node join onl_graphreport_templet head on node.templet in (head.id, head.templet_code)
    `.execute(db)
    await sql`
      create temporary table divided_button as
      select node.id as node_id, node.code || ':' || each.operation as perms, each.operation, each.position,
        coalesce(there.id, md5(node.id || ' ' || node.code || ':' || each.operation)) as id, there.id is null as is_new
      from divided_node node
      cross join lateral unnest(node.operations) with ordinality as each (operation, position)
      left join lateral (
        select button.id from sys_permission button
        where button.parent_id = node.id and button.menu_type = 2 and button.status = '1' and button.del_flag = 0
          and btrim(button.perms) = node.code || ':' || each.operation
        order by button.id limit 1
      ) there on true
    `.execute(db)
    await sql`
      insert into sys_permission (id, parent_id, name, names, menu_type, perms, perms_type, route, status, sort_no)
      select button.id, button.node_id, word.zh, jsonb_build_object('zh', word.zh, 'en', word.en, 'tw', word.tw), 2,
        button.perms, '1', false, '1', button.position - 1
      from divided_button button
      join (values
        ('add', '新增', 'Add', '新增'), ('edit', '编辑', 'Edit', '編輯'), ('delete', '删除', 'Delete', '刪除'),
        ('import', '导入', 'Import', '匯入'), ('export', '导出', 'Export', '匯出')
      ) word (operation, zh, en, tw) on word.operation = button.operation
      where button.is_new
    `.execute(db)
    await sql`
      update sys_permission node set is_leaf = false, perms = (
        select string_agg(code, ',' order by position) from (
          select code, min(position) as position from (
            select btrim(own) as code, position
            from unnest(string_to_array(coalesce(node.perms, ''), ',')) with ordinality as given (own, position)
            union all
            select divided.code || ':list', 1000 from divided_node divided where divided.id = node.id
          ) each where code <> '' group by code
        ) all_codes
      )
      where id in (select id from divided_node)
    `.execute(db)
    await sql`
      insert into sys_role_permission (id, role_id, permission_id)
      select md5(held.id || ' ' || button.id), held.role_id, button.id
      from sys_role_permission held join divided_button button on button.node_id = held.permission_id
      on conflict (role_id, permission_id) do nothing
    `.execute(db)
    await sql`
      insert into sys_depart_permission (id, depart_id, permission_id)
      select md5(held.id || ' ' || button.id), held.depart_id, button.id
      from sys_depart_permission held join divided_button button on button.node_id = held.permission_id
      on conflict (depart_id, permission_id) do nothing
    `.execute(db)
    await sql`
      insert into sys_depart_role_permission (id, depart_id, role_id, permission_id)
      select md5(held.id || ' ' || button.id), held.depart_id, held.role_id, button.id
      from sys_depart_role_permission held join divided_button button on button.node_id = held.permission_id
      on conflict (role_id, permission_id) do nothing
    `.execute(db)
    await sql`drop table divided_button, divided_node`.execute(db)
  },
}
