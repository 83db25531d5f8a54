import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the server says of data sources. */
export const dataSourceWords = {
  connected: {
    zh: '数据库连接成功（{product}，{milliseconds} 毫秒）',
    en: 'Connected: {product}, {milliseconds} ms.',
    tw: '資料庫連線成功（{product}，{milliseconds} 毫秒）',
  },
  noDriver: {
    zh: '本服务器没有该数据库类型的驱动，无法测试连接',
    en: 'This server has no driver for databases of this kind, so it cannot test the connection.',
    tw: '本伺服器沒有該資料庫類型的驅動，無法測試連線',
  },
  wrongUrl: {
    zh: '数据源地址格式不正确，应为 jdbc:postgresql://主机:端口/数据库',
    en: 'The address is not of the form jdbc:postgresql://host:port/database.',
    tw: '資料來源位址格式不正確，應為 jdbc:postgresql://主機:連接埠/資料庫',
  },
  wrongScheme: {
    zh: '数据源地址与数据库类型不符，应为 jdbc: 地址',
    en: 'The address is no jdbc: address of this kind of database.',
    tw: '資料來源位址與資料庫類型不符，應為 jdbc: 位址',
  },
  credentialsInUrl: {
    zh: '地址中不能包含用户名和密码，请填写到对应的字段',
    en: 'The address must not hold a user name or a password; they have fields of their own.',
    tw: '位址中不能包含使用者名稱和密碼，請填寫到對應的欄位',
  },
  severalHosts: {
    zh: '地址只能包含一个主机',
    en: 'The address must name one host only.',
    tw: '位址只能包含一個主機',
  },
  wrongHost: { zh: '主机名不正确', en: 'The host is not written correctly.', tw: '主機名稱不正確' },
  wrongPort: {
    zh: '端口须为 1 到 65535 的整数',
    en: 'The port must be a whole number from 1 to 65535.',
    tw: '連接埠須為 1 到 65535 的整數',
  },
  unknownParameter: {
    zh: '不支持的连接参数：{name}，可用的参数：{known}',
    en: 'The parameter {name} is not allowed; these are: {known}.',
    tw: '不支援的連線參數：{name}，可用的參數：{known}',
  },
  wrongParameter: {
    zh: '连接参数 {name} 的值不正确',
    en: 'The value of the parameter {name} is not correct.',
    tw: '連線參數 {name} 的值不正確',
  },
  wrongDriver: {
    zh: '该数据库类型的驱动须为：{known}',
    en: 'The driver of this kind of database must be one of: {known}.',
    tw: '該資料庫類型的驅動須為：{known}',
  },
  wrongType: { zh: '数据库类型不正确', en: 'There is no such kind of database.', tw: '資料庫類型不正確' },
  passwordAgain: {
    zh: '地址或用户名已更改，请重新填写密码',
    en: 'The address or the user name has changed; please enter the password again.',
    tw: '位址或使用者名稱已變更，請重新填寫密碼',
  },
  passwordLost: {
    zh: '保存的密码无法解密，请重新填写密码',
    en: 'The stored password cannot be read with the key of this installation; please enter it again.',
    tw: '儲存的密碼無法解密，請重新填寫密碼',
  },
  refused: {
    zh: '连接被拒绝：该主机的端口没有数据库服务',
    en: 'The connection was refused: no database listens on this host and port.',
    tw: '連線被拒絕：該主機的連接埠沒有資料庫服務',
  },
  unknownHost: { zh: '找不到该主机', en: 'There is no host of this name.', tw: '找不到該主機' },
  unreachable: { zh: '无法到达该主机', en: 'The host cannot be reached.', tw: '無法到達該主機' },
  tooSlow: {
    zh: '连接超时：5 秒内没有响应',
    en: 'The database did not answer within 5 seconds.',
    tw: '連線逾時：5 秒內沒有回應',
  },
  wrongPassword: {
    zh: '用户名或密码错误',
    en: 'The user name or the password is wrong.',
    tw: '使用者名稱或密碼錯誤',
  },
  notAllowed: {
    zh: '数据库不允许该用户从本服务器连接',
    en: 'The database does not let this user connect from here.',
    tw: '資料庫不允許該使用者從本伺服器連線',
  },
  unknownDatabase: { zh: '数据库不存在', en: 'There is no such database on the server.', tw: '資料庫不存在' },
  tooMany: {
    zh: '数据库的连接数已满',
    en: 'The database takes no more connections at the moment.',
    tw: '資料庫的連線數已滿',
  },
  noEncryption: {
    zh: '数据库不支持加密连接，请修改 sslmode',
    en: 'The database offers no encrypted connection; please change sslmode.',
    tw: '資料庫不支援加密連線，請修改 sslmode',
  },
  wrongCertificate: {
    zh: '数据库的证书不受信任',
    en: 'The certificate of the database is not trusted.',
    tw: '資料庫的憑證不受信任',
  },
  failed: {
    zh: '数据库连接失败（{code}）',
    en: 'The connection failed ({code}).',
    tw: '資料庫連線失敗（{code}）',
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>

export type DataSourceWord = keyof typeof dataSourceWords
