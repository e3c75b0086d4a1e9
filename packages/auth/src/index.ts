export { LoginForm } from './login/LoginForm.tsx'
export { logoutAtom } from './logout/logout.ts'
