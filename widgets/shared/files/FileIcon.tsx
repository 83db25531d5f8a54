import {
  AudioOutlined,
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import type { FileKind } from './fileKind.ts'
import './fileIcon.css'

const icons: Readonly<Record<FileKind, ComponentType>> = {
  image: FileImageOutlined,
  pdf: FilePdfOutlined,
  document: FileWordOutlined,
  sheet: FileExcelOutlined,
  slides: FilePptOutlined,
  archive: FileZipOutlined,
  audio: AudioOutlined,
  video: VideoCameraOutlined,
  text: FileTextOutlined,
  other: FileOutlined,
}

/** The icon of a kind of files. */
export function FileIcon({ kind }: { readonly kind: FileKind }) {
  const Icon = icons[kind]
  return (
    <span className="pw-file-icon" data-kind={kind} aria-hidden>
      <Icon />
    </span>
  )
}
