import { texts } from '../../../http/index.ts'
import { readStore } from '../../../monitor/storeFigures.ts'
import { countThreads } from '../../../monitor/system.ts'
import { countSignIns } from '../signIns.ts'
import { ofMonitor, timing, value } from './metric.ts'

/** The metrics of sessions, requests and the threads that help with them: those of the HTTP server of this process. */
export const serverMetrics = ofMonitor('monitor:server', [
  {
    name: 'tomcat.sessions.created',
    description: texts(
      '自进程启动以来登录日志中成功的登录数，每次登录产生一个会话',
      'Sign-ins that succeeded since the process started, as the log has them; each opens a session',
      '自程序啟動以來登入日誌中成功的登入數，每次登入產生一個工作階段',
    ),
    baseUnit: 'sessions',
    measure: async ({ db }) => value((await countSignIns(db)).succeeded),
  },
  {
    name: 'tomcat.sessions.rejected',
    description: texts(
      '自进程启动以来登录日志中失败或被拒绝的登录数',
      'Sign-ins that failed or were refused since the process started, as the log has them',
      '自程序啟動以來登入日誌中失敗或被拒絕的登入數',
    ),
    baseUnit: 'sessions',
    measure: async ({ db }) => value((await countSignIns(db)).rejected),
  },
  {
    name: 'tomcat.sessions.expired',
    description: texts(
      '已过期且尚未清除的会话数；下一次登录时清除',
      'Expired sessions that are still stored; the next sign-in removes them',
      '已過期且尚未清除的工作階段數；下一次登入時清除',
    ),
    baseUnit: 'sessions',
    measure: async ({ db }) => value((await readStore(db)).expired),
  },
  {
    name: 'tomcat.sessions.active.current',
    description: texts(
      '最近三十分钟内使用过的会话数',
      'Sessions that were used in the last thirty minutes',
      '最近三十分鐘內使用過的工作階段數',
    ),
    baseUnit: 'sessions',
    measure: async ({ db }) => value((await readStore(db)).sessions),
  },
  {
    name: 'tomcat.sessions.active.max',
    description: texts(
      '自进程启动以来每分钟采样一次所见的最多在线会话数',
      'The most sessions in use since the process started, looked at once a minute',
      '自程序啟動以來每分鐘取樣一次所見的最多線上工作階段數',
    ),
    baseUnit: 'sessions',
    measure: async ({ db, monitor }) => value(Math.max(monitor.peaks().sessions, (await readStore(db)).sessions)),
  },
  {
    name: 'tomcat.global.request',
    description: texts(
      '自进程启动以来本进程应答的请求数、总耗时和最长一次，包括应用的静态文件',
      'Requests that this process answered since it started, how long they took in all and at most; files of the app among them',
      '自程序啟動以來本程序應答的請求數、總耗時和最長一次，包括應用的靜態檔案',
    ),
    baseUnit: 'seconds',
    measure: ({ monitor }) => timing(monitor.requests.read()),
  },
  {
    name: 'tomcat.global.sent',
    description: texts(
      '自进程启动以来应答所发送的字节数，包括头部',
      'Bytes that were sent with the answers since the process started, headers among them',
      '自程序啟動以來應答所傳送的位元組數，包括標頭',
    ),
    baseUnit: 'bytes',
    measure: ({ monitor }) => value(monitor.requests.read().sent),
  },
  {
    name: 'tomcat.global.error',
    description: texts(
      '自进程启动以来状态码为5xx的应答数',
      'Answers with a status of 5xx since the process started',
      '自程序啟動以來狀態碼為5xx的應答數',
    ),
    baseUnit: null,
    measure: ({ monitor }) => [{ statistic: 'COUNT', value: monitor.requests.read().statuses['5xx'] ?? 0 }],
  },
  {
    name: 'tomcat.servlet.request',
    description: texts(
      '自进程启动以来对/api接口的请求数、总耗时和最长一次',
      'Requests for the calls below /api since the process started, how long they took in all and at most',
      '自程序啟動以來對/api介面的請求數、總耗時和最長一次',
    ),
    baseUnit: 'seconds',
    measure: ({ monitor }) => timing(monitor.requests.read().calls),
  },
  {
    name: 'tomcat.threads.current',
    description: texts(
      '进程的线程数；请求全部由运行JavaScript的一个线程应答',
      'Threads of the process; the one that runs JavaScript answers all requests',
      '程序的執行緒數；請求全部由執行JavaScript的一個執行緒應答',
    ),
    baseUnit: 'threads',
    measure: async () => value(await countThreads()),
  },
  {
    name: 'tomcat.threads.busy',
    description: texts('正在等待应答的请求数', 'Requests that wait for their answer now', '正在等待應答的請求數'),
    baseUnit: 'requests',
    measure: ({ monitor }) => value(monitor.requests.read().running),
  },
  {
    name: 'tomcat.threads.config.max',
    description: texts(
      'libuv线程池的大小，用于文件、域名和散列计算',
      'The size of the pool of libuv, which serves files, names and hashes',
      'libuv執行緒池的大小，用於檔案、網域名稱和雜湊計算',
    ),
    baseUnit: 'threads',
    measure: ({ config }) => value(config.threadPoolSize),
  },
])
