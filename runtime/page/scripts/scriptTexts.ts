import { useState } from 'react'
import { useTranslator } from '../../i18n/index.ts'
import type { Texts } from '../../registry/index.ts'

const keys = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`scripts.${key}`, text]))

/** The texts about stored scripts; they come with the first page that has one. */
const scriptTexts: Texts = {
  zh: keys({
    method: '方法 {method}',
    'of.form': '表单 {code} 的脚本',
    'of.list': '列表 {code} 的脚本',
    off: '此表单带有其他系统的脚本（{code}），本站点不运行这些脚本。',
    place: '第 {line} 行第 {column} 列',
    refused: '此表单的脚本未通过。',
    unoffered: '{code} 的脚本使用了“{name}”，本应用不提供该功能。',
    'why.asks': '一次向页面请求过多，已停止',
    'why.crashed': '沙箱不再响应，已被终止；刷新页面后可重新运行',
    'why.error': '{reason}',
    'why.memory': '占用内存过多，已停止',
    'why.missing': '没有这个方法',
    'why.size': '数据过大，已停止',
    'why.stack': '递归过深，已停止',
    'why.syntax': '无法解析：{reason}',
    'why.time': '运行时间过长，已停止',
    'why.unsettled': '等待的结果永远不会到来',
    'why.waiting': '等待回应时间过长',
  }),
  en: keys({
    method: 'method {method}',
    'of.form': 'Script of the form {code}',
    'of.list': 'Script of the list {code}',
    off: 'This form has scripts of another system ({code}). This site does not run them.',
    place: 'line {line}, column {column}',
    refused: 'The script of this form refused the operation.',
    unoffered: 'The script of {code} uses “{name}”, which this app does not offer.',
    'why.asks': 'it asked the page for too much at once, and was stopped',
    'why.crashed': 'its sandbox stopped responding and was ended; reload the page to run it again',
    'why.error': '{reason}',
    'why.memory': 'it needed too much memory, and was stopped',
    'why.missing': 'there is no such method',
    'why.size': 'a value was too large, and it was stopped',
    'why.stack': 'it called itself too deeply, and was stopped',
    'why.syntax': 'it cannot be read: {reason}',
    'why.time': 'it ran for too long, and was stopped',
    'why.unsettled': 'it waits for something that never comes',
    'why.waiting': 'it waited too long for an answer',
  }),
  tw: keys({
    method: '方法 {method}',
    'of.form': '表單 {code} 的指令碼',
    'of.list': '清單 {code} 的指令碼',
    off: '此表單帶有其他系統的指令碼（{code}），本網站不執行這些指令碼。',
    place: '第 {line} 行第 {column} 欄',
    refused: '此表單的指令碼未通過。',
    unoffered: '{code} 的指令碼使用了「{name}」，本應用程式不提供該功能。',
    'why.asks': '一次向頁面請求過多，已停止',
    'why.crashed': '沙箱不再回應，已被終止；重新整理頁面後可再次執行',
    'why.error': '{reason}',
    'why.memory': '佔用記憶體過多，已停止',
    'why.missing': '沒有這個方法',
    'why.size': '資料過大，已停止',
    'why.stack': '遞迴過深，已停止',
    'why.syntax': '無法解析：{reason}',
    'why.time': '執行時間過長，已停止',
    'why.unsettled': '等待的結果永遠不會到來',
    'why.waiting': '等待回應時間過長',
  }),
}

/** Adds the texts about stored scripts to those of the app. */
export function useScriptTexts(): void {
  const translator = useTranslator()
  useState(() => translator.addTexts(scriptTexts))
}
