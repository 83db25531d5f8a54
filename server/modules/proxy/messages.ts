import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { texts } from '../../http/texts.ts'

/** Why the proxy did not call, or what came of it. The words name nothing that the caller did not send. */
export const proxyMessages = {
  off: texts(
    '代理未启用：请在服务器设置 PROXY_HOSTS 中列出允许访问的主机',
    'The proxy is off: the server setting PROXY_HOSTS lists the hosts that may be called, and it lists none.',
    '代理未啟用：請在伺服器設定 PROXY_HOSTS 中列出允許存取的主機',
  ),
  address: texts(
    '目标地址不正确，须为 http 或 https 地址，且不含用户名和密码',
    'The address is not valid: it begins with http:// or https:// and names no user.',
    '目標位址不正確，須為 http 或 https 位址，且不含使用者名稱和密碼',
  ),
  unlisted: texts(
    '目标主机或端口不在允许列表中',
    'The host or its port is not among those that may be called.',
    '目標主機或連接埠不在允許清單中',
  ),
  private: texts(
    '目标主机指向内部地址，已拒绝访问',
    'The host leads to an internal address, which must not be called.',
    '目標主機指向內部位址，已拒絕存取',
  ),
  unreachable: texts('无法连接目标主机', 'The host does not answer.', '無法連線目標主機'),
  late: texts('目标主机响应超时', 'The host took too long.', '目標主機回應逾時'),
  large: texts(
    '目标主机返回的内容超出1MB限制',
    'The answer of the host is larger than 1 MB.',
    '目標主機返回的內容超出1MB限制',
  ),
  redirect: texts(
    '目标主机要求跳转（{status}），代理不跟随跳转',
    'The host redirects ({status}), which the proxy does not follow.',
    '目標主機要求跳轉（{status}），代理不跟隨跳轉',
  ),
  status: texts(
    '目标主机返回错误：{status}',
    'The host answered with an error: {status}',
    '目標主機返回錯誤：{status}',
  ),
} as const satisfies Readonly<Record<string, LanguageTexts>>
