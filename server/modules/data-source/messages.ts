import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { texts } from '../../http/index.ts'

/** What the server says of data sources. */
export const dataSourceMessages = {
  connected: texts(
    '数据库连接成功（{product}，{milliseconds} 毫秒）',
    'Connected: {product}, {milliseconds} ms.',
    '資料庫連線成功（{product}，{milliseconds} 毫秒）',
  ),
  noDriver: texts(
    '本服务器没有该数据库类型的驱动，无法测试连接',
    'This server has no driver for databases of this type, so it cannot test the connection.',
    '本伺服器沒有該資料庫類型的驅動，無法測試連線',
  ),
  wrongUrl: texts(
    '数据源地址格式不正确，应为 jdbc:postgresql://主机:端口/数据库',
    'The address is not of the form jdbc:postgresql://host:port/database.',
    '資料來源位址格式不正確，應為 jdbc:postgresql://主機:連接埠/資料庫',
  ),
  wrongScheme: texts(
    '数据源地址与数据库类型不符，应为 jdbc: 地址',
    'The address is not a jdbc: address of this type of database.',
    '資料來源位址與資料庫類型不符，應為 jdbc: 位址',
  ),
  credentialsInUrl: texts(
    '地址中不能包含用户名和密码，请填写到对应的字段',
    'The address must not hold a user name or a password; they have fields of their own.',
    '位址中不能包含使用者名稱和密碼，請填寫到對應的欄位',
  ),
  severalHosts: texts('地址只能包含一个主机', 'The address must name one host only.', '位址只能包含一個主機'),
  wrongHost: texts('主机名不正确', 'The host name is invalid.', '主機名稱不正確'),
  wrongPort: texts(
    '端口须为 1 到 65535 的整数',
    'The port must be a whole number from 1 to 65535.',
    '連接埠須為 1 到 65535 的整數',
  ),
  unknownParameter: texts(
    '不支持的连接参数：{name}，可用的参数：{known}',
    'The parameter {name} is not allowed; these are: {known}.',
    '不支援的連線參數：{name}，可用的參數：{known}',
  ),
  wrongParameter: texts(
    '连接参数 {name} 的值不正确',
    'The value of the parameter {name} is not correct.',
    '連線參數 {name} 的值不正確',
  ),
  wrongDriver: texts(
    '该数据库类型的驱动须为：{known}',
    'The driver of this type of database must be one of: {known}.',
    '該資料庫類型的驅動須為：{known}',
  ),
  wrongType: texts('数据库类型不正确', 'There is no such type of database.', '資料庫類型不正確'),
  passwordAgain: texts(
    '地址或用户名已更改，请重新填写密码',
    'The address or the user name has changed; please enter the password again.',
    '位址或使用者名稱已變更，請重新填寫密碼',
  ),
  passwordLost: texts(
    '保存的密码无法解密，请重新填写密码',
    'The stored password cannot be read with the key of this installation; please enter it again.',
    '儲存的密碼無法解密，請重新填寫密碼',
  ),
  refused: texts(
    '连接被拒绝：该主机的端口没有数据库服务',
    'The connection was refused: no database listens on this host and port.',
    '連線被拒絕：該主機的連接埠沒有資料庫服務',
  ),
  unknownHost: texts('找不到该主机', 'The host was not found.', '找不到該主機'),
  unreachable: texts('无法到达该主机', 'The host cannot be reached.', '無法到達該主機'),
  tooSlow: texts(
    '连接超时：5 秒内没有响应',
    'The database did not answer within 5 seconds.',
    '連線逾時：5 秒內沒有回應',
  ),
  wrongPassword: texts('用户名或密码错误', 'The user name or the password is wrong.', '使用者名稱或密碼錯誤'),
  notAllowed: texts(
    '数据库不允许该用户从本服务器连接',
    'The database does not let this user connect from here.',
    '資料庫不允許該使用者從本伺服器連線',
  ),
  unknownDatabase: texts('数据库不存在', 'There is no such database on the server.', '資料庫不存在'),
  tooMany: texts('数据库的连接数已满', 'The database accepts no more connections at the moment.', '資料庫的連線數已滿'),
  noEncryption: texts(
    '数据库不支持加密连接，请修改 sslmode',
    'The database offers no encrypted connection; please change sslmode.',
    '資料庫不支援加密連線，請修改 sslmode',
  ),
  wrongCertificate: texts(
    '数据库的证书不受信任',
    'The certificate of the database is not trusted.',
    '資料庫的憑證不受信任',
  ),
  failed: texts('数据库连接失败（{code}）', 'The connection failed ({code}).', '資料庫連線失敗（{code}）'),
} as const satisfies Readonly<Record<string, LanguageTexts>>

export type DataSourceMessage = keyof typeof dataSourceMessages
