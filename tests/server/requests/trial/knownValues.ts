/** Values that calls read by the names under which they do; what answers show is added to them. */
export const knownValues: Readonly<Record<string, readonly unknown[]>> = {
  ...{
    code: ['demo_order', 'demo_order_item'],
    table: ['demo_order', 'sys_user'],
    tableName: ['demo_order', 'sys_user'],
  },
  ...{ dict: ['sex', 'sys_user,realname,username', 'sys_depart,depart_name,id'], dictCode: ['sex'], key: ['1'] },
  ...{ column: ['createTime', 'id', 'x'], order: ['asc', 'desc'], pageNo: ['1', '2'], pageSize: ['10', '-521'] },
  ...{ superQueryParams: [JSON.stringify([{ field: 'id', rule: 'eq', val: '1' }])], superQueryMatchType: ['or'] },
  ...{ sortInfoString: [JSON.stringify([{ column: 'id', order: 'asc' }])], keyword: ['a'], keyWord: ['a'] },
  ...{ ruleJson: [[{ digits: '*', pattern: '(a+)+$', message: 'x' }]], condition: ['{"id":"1"}'], params: ['{}'] },
  ...{ phone: ['13800138000'], email: ['a@example.org'], mobile: ['13800138000'], password: ['Correct horse 1!'] },
  ...{ cronExpression: ['0 0 1 * * ? *'], startTime: ['2026-01-01 00:00:00'], endTime: ['2026-02-01 00:00:00'] },
  ...{
    status: ['1', '0'],
    type: ['1', '2'],
    mode: ['normal', 'force'],
    cgrSql: ['select 1 as a'],
    sql: ['select 1 as a'],
  },
  ...{ document: [JSON.stringify({ kind: 'list', id: 'trial.page', version: 1, title: 'x' })], delFlag: ['0', '1'] },
  ...{
    ruleColumn: ['id'],
    ruleConditions: ['=', 'IN'],
    ruleValue: ['1', '#{sys_user_code}'],
    head: [{ tableName: 'trial' }],
  },
}
