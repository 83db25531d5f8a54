import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { PassingTable } from '../../monitor/storeFigures.ts'

/** What the tables are called whose records come and go. */
export const tableNames: Readonly<Record<PassingTable, LanguageTexts>> = {
  sysSession: { zh: '会话', en: 'Sessions', tw: '工作階段' },
  sysCaptcha: { zh: '图形验证码', en: 'Captchas', tw: '圖形驗證碼' },
  sysVerificationCode: { zh: '短信和邮件验证码', en: 'Verification codes', tw: '簡訊和郵件驗證碼' },
  sysTicket: { zh: '一次性凭证', en: 'Single-use tickets', tw: '一次性憑證' },
}

/** What stands for each figure of the Redis monitor. */
export const storeMessages = {
  server: {
    zh: '数据库版本（本系统不使用Redis）',
    en: 'Version of the database; this server needs no Redis',
    tw: '資料庫版本（本系統不使用Redis）',
  },
  process: { zh: '本进程的进程号', en: 'Process ID of this server', tw: '本程序的程序編號' },
  uptime: { zh: '本进程已运行的秒数', en: 'Seconds since this process started', tw: '本程序已執行的秒數' },
  connections: {
    zh: '数据库的连接数；内嵌数据库只有一个',
    en: 'Connections to the database; the embedded one has a single one',
    tw: '資料庫的連線數；內嵌資料庫只有一個',
  },
  memory: {
    zh: '本进程占用的内存（字节）',
    en: 'Bytes of memory that this process occupies',
    tw: '本程序佔用的記憶體（位元組）',
  },
  memoryPeak: {
    zh: '本进程占用内存的峰值（字节）',
    en: 'Peak memory of this process in bytes',
    tw: '本程序佔用記憶體的峰值（位元組）',
  },
  size: { zh: '数据库的大小（字节）', en: 'Bytes of the whole database', tw: '資料庫的大小（位元組）' },
  hits: {
    zh: '数据库在自身内存中找到的数据块数',
    en: 'Blocks that the database found in its own memory',
    tw: '資料庫在自身記憶體中找到的資料區塊數',
  },
  misses: {
    zh: '数据库从磁盘读取的数据块数',
    en: 'Blocks that the database read from the disk',
    tw: '資料庫從磁碟讀取的資料區塊數',
  },
  committed: { zh: '数据库已提交的事务数', en: 'Committed transactions', tw: '資料庫已提交的交易數' },
  undone: { zh: '数据库已回滚的事务数', en: 'Rolled back transactions', tw: '資料庫已復原的交易數' },
  keys: {
    zh: '会话、验证码和一次性凭证的记录数，即其他系统存于Redis的键',
    en: 'Records of sessions, codes and tickets, which other systems keep as keys in Redis',
    tw: '工作階段、驗證碼和一次性憑證的記錄數，即其他系統存於Redis的鍵',
  },
  expired: {
    zh: '已过期且尚未清除的会话数',
    en: 'Expired sessions that are still stored',
    tw: '已過期且尚未清除的工作階段數',
  },
} as const satisfies Record<string, LanguageTexts>
