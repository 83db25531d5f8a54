import type { LanguageTexts } from '../../../../runtime/language/index.ts'

const en = `## Signing in

Sign in with the user name and the password that your administrator gave you. If phone sign-in is offered, you can use a verification code instead.

- **Forgot your password?** Choose *Forgot password* on the sign-in page if it is offered, or ask your administrator to set a new one.
- **Your account is locked?** After several failed attempts a name has to wait. Try again later, or ask your administrator.
- **No account yet?** Ask your administrator, or register if the sign-in page offers it.

## Finding your way

The menu leads to every page that you may open. Press **Ctrl+K** to search it, and **?** for all keyboard shortcuts and a short guide.

## A page is missing

What you see depends on your roles. If a page or a button is missing, ask your administrator and name the page.
`

const zh = `## 登录

使用管理员提供的用户名和密码登录。如果登录页提供手机号登录，也可以使用验证码。

- **忘记密码？** 如果登录页提供“忘记密码”，请点击它；否则请联系管理员重置密码。
- **账号被锁定？** 多次登录失败后需要等待一段时间。请稍后再试，或联系管理员。
- **还没有账号？** 请联系管理员；如果登录页提供注册，也可以自行注册。

## 查找页面

菜单列出您可以打开的所有页面。按 **Ctrl+K** 搜索菜单，按 **?** 查看全部快捷键和简要指南。

## 找不到页面

您能看到的内容取决于您的角色。如果缺少页面或按钮，请联系管理员并说明页面名称。
`

const tw = `## 登入

使用管理員提供的使用者名稱和密碼登入。如果登入頁提供手機號碼登入，也可以使用驗證碼。

- **忘記密碼？** 如果登入頁提供「忘記密碼」，請點選它；否則請聯絡管理員重設密碼。
- **帳號被鎖定？** 多次登入失敗後需要等待一段時間。請稍後再試，或聯絡管理員。
- **還沒有帳號？** 請聯絡管理員；如果登入頁提供註冊，也可以自行註冊。

## 尋找頁面

選單列出您可以開啟的所有頁面。按 **Ctrl+K** 搜尋選單，按 **?** 檢視全部快速鍵和簡要指南。

## 找不到頁面

您能看到的內容取決於您的角色。如果缺少頁面或按鈕，請聯絡管理員並說明頁面名稱。
`

/** The help that ships, for who is not signed in; an installation writes its own in its place. */
export const defaultHelp: LanguageTexts = { zh, en, tw }
