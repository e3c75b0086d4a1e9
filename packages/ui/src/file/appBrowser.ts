const apps = /\bLine\/\d|FBA[NV]|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok|trill_/

/** True in the browser inside an app such as LINE, Facebook or TikTok, where nothing can be downloaded. */
export const isAppBrowser = (): boolean => apps.test(navigator.userAgent)
