import {
  KeyOutlined,
  LinkOutlined,
  LockOutlined,
  MailOutlined,
  MobileOutlined,
  PhoneOutlined,
  SafetyOutlined,
  SearchOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ReactElement } from 'react'
import type { PrefixIconName } from './prefixIconNames.ts'

/** The elements of the icons; they repeat what the label says, so assistive technology passes over them. */
export const prefixIcons: Readonly<Record<PrefixIconName, ReactElement>> = {
  user: <UserOutlined aria-hidden />,
  lock: <LockOutlined aria-hidden />,
  mail: <MailOutlined aria-hidden />,
  phone: <PhoneOutlined aria-hidden />,
  mobile: <MobileOutlined aria-hidden />,
  safety: <SafetyOutlined aria-hidden />,
  search: <SearchOutlined aria-hidden />,
  link: <LinkOutlined aria-hidden />,
  key: <KeyOutlined aria-hidden />,
}
