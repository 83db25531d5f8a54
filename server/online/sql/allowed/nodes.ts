/**
 * The parts of PostgreSQL's grammar that need no look of their own: what stands in them is looked at. A part that is
 * neither here nor among those that `inspect.ts` knows is refused.
 */
export const plainNodes: ReadonlySet<string> = new Set([
  ...['ResTarget', 'BoolExpr', 'NullTest', 'BooleanTest', 'CaseExpr', 'CaseWhen', 'CoalesceExpr', 'MinMaxExpr'],
  ...['SubLink', 'RowExpr', 'A_ArrayExpr', 'A_Indices', 'A_Star', 'CollateClause', 'WindowDef', 'JoinExpr'],
  ...['RangeSubselect', 'RangeFunction', 'Alias', 'List', 'String', 'Integer', 'Float', 'Boolean', 'BitString'],
  ...['GroupingFunc', 'NamedArgExpr', 'ColumnDef', 'CTESearchClause', 'CTECycleClause'],
  ...['JsonObjectConstructor', 'JsonKeyValue', 'JsonValueExpr', 'JsonFormat', 'JsonOutput', 'JsonReturning'],
  ...['JsonArrayConstructor', 'JsonArrayQueryConstructor', 'JsonObjectAgg', 'JsonArrayAgg', 'JsonAggConstructor'],
  ...['JsonIsPredicate', 'JsonParseExpr', 'JsonScalarExpr', 'JsonSerializeExpr'],
])

/** What the grammar writes without a name, because the place says what it is. */
export const namedByPlace: Readonly<Record<string, string>> = {
  larg: 'SelectStmt',
  rarg: 'SelectStmt',
  typeName: 'TypeName',
  over: 'WindowDef',
  alias: 'Alias',
  join_using_alias: 'Alias',
  withClause: 'WithClause',
  intoClause: 'IntoClause',
  collClause: 'CollateClause',
  search_clause: 'CTESearchClause',
  cycle_clause: 'CTECycleClause',
  value: 'JsonValueExpr',
  arg: 'JsonValueExpr',
  format: 'JsonFormat',
  output: 'JsonOutput',
  returning: 'JsonReturning',
  constructor: 'JsonAggConstructor',
}

/** What people call parts that are refused. */
export const constructNames: Readonly<Record<string, string>> = {
  RangeTableSample: 'TABLESAMPLE',
  RangeTableFunc: 'XMLTABLE',
  JsonTable: 'JSON_TABLE',
  XmlExpr: 'XML',
  XmlSerialize: 'XMLSERIALIZE',
  InsertStmt: 'INSERT',
  UpdateStmt: 'UPDATE',
  DeleteStmt: 'DELETE',
  MergeStmt: 'MERGE',
  SetToDefault: 'DEFAULT',
  CurrentOfExpr: 'CURRENT OF',
}
