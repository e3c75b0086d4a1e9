export { LoginForm, type LoginFormProps } from './login/LoginForm.tsx'
export { logoutAtom } from './logout/logout.ts'
