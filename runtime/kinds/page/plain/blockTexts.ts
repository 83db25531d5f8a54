import { useLanguage } from '../../../i18n/index.ts'
import type { LanguageTexts } from '../../../language/index.ts'

const texts = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })

/** The words of pictures, codes and texts to take along; they come with the pages that have such blocks. */
export const blockTexts = {
  copy: texts('复制', 'Copy', '複製'),
  copied: texts('已复制', 'Copied', '已複製'),
  copyByHand: texts(
    '已选中文本，请按 Ctrl+C（Mac 为 ⌘C）复制',
    'The text is selected. Press Ctrl+C (⌘C on a Mac) to copy it',
    '已選取文字，請按 Ctrl+C（Mac 為 ⌘C）複製',
  ),
  ended: texts('已结束', 'Ended', '已結束'),
  noMoment: texts('未设置结束时间', 'No end time is set', '未設定結束時間'),
  noCode: texts('暂无二维码', 'No QR code yet', '尚無 QR 碼'),
  codeTooLong: texts(
    '内容太长，无法生成二维码，请缩短后再试',
    'The content is too long for a QR code. Shorten it',
    '內容太長，無法產生 QR 碼，請縮短後再試',
  ),
  code: texts('二维码', 'QR code', 'QR 碼'),
  picture: texts('图片', 'Picture', '圖片'),
  noPictures: texts('暂无图片', 'No pictures yet', '尚無圖片'),
  enlarge: texts('查看大图', 'View larger', '檢視大圖'),
  video: texts('视频', 'Video', '影片'),
  noVideo: texts('暂无视频', 'No video yet', '尚無影片'),
  videoFailed: texts('该视频无法在此播放。', 'This video cannot be played here.', '此影片無法在此播放。'),
  frameRefused: texts('本站不允许嵌入该视频。', 'This site may not embed that video.', '本站不允許嵌入該影片。'),
  open: texts('打开', 'Open', '開啟'),
  download: texts('下载', 'Download', '下載'),
  noFile: texts('暂无文件', 'No file yet', '尚無檔案'),
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** Gives a word of these blocks in the language of the app. */
export function useBlockText(): (name: keyof typeof blockTexts) => string {
  const language = useLanguage()
  return (name) => blockTexts[name][language]
}
