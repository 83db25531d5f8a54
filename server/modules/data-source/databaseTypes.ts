/** What is known of one kind of database. */
export interface DatabaseType {
  /** How its addresses begin behind `jdbc:`; none is bound for other databases. */
  readonly schemes: readonly string[]
  /** The names of its driver that a record may carry; nothing is ever loaded by them. */
  readonly drivers: readonly string[]
  /** Whether this server can connect to it. */
  readonly isConnectable: boolean
}

const kept = (schemes: readonly string[], ...drivers: readonly string[]): DatabaseType => ({
  schemes,
  drivers,
  isConnectable: false,
})

/** The kinds by the value that the dictionary `database_type` has for each (wire contract 4). */
const databaseTypes: Readonly<Record<string, DatabaseType>> = {
  1: kept(['mysql'], 'com.mysql.jdbc.Driver', 'com.mysql.cj.jdbc.Driver'),
  2: kept(['oracle'], 'oracle.jdbc.OracleDriver', 'oracle.jdbc.driver.OracleDriver'),
  3: kept(['sqlserver'], 'com.microsoft.sqlserver.jdbc.SQLServerDriver'),
  4: kept(['mysql'], 'com.mysql.cj.jdbc.Driver', 'com.mysql.jdbc.Driver'),
  5: kept(['mariadb', 'mysql'], 'org.mariadb.jdbc.Driver'),
  6: { schemes: ['postgresql'], drivers: ['org.postgresql.Driver'], isConnectable: true },
  7: kept(['dm'], 'dm.jdbc.driver.DmDriver'),
  8: kept(['kingbase8', 'kingbase'], 'com.kingbase8.Driver'),
  9: kept(['oscar'], 'com.oscar.Driver'),
  10: kept(['sqlite'], 'org.sqlite.JDBC'),
  11: kept(['db2'], 'com.ibm.db2.jcc.DB2Driver'),
  12: kept(['hsqldb'], 'org.hsqldb.jdbc.JDBCDriver', 'org.hsqldb.jdbcDriver'),
  13: kept(['derby'], 'org.apache.derby.jdbc.ClientDriver', 'org.apache.derby.jdbc.EmbeddedDriver'),
  14: kept(['h2'], 'org.h2.Driver'),
  15: kept([]),
}

/** The kind of a value; undefined for any other text. */
export function findDatabaseType(value: unknown): DatabaseType | undefined {
  const key = String(value ?? '')
  return Object.hasOwn(databaseTypes, key) ? databaseTypes[key] : undefined
}
