/** Sentences of the admin panel's frame: gate, login, sidebar and header. */
export const frame = {
  brandHindi: 'योजना पथ',
  brandEnglish: 'YojanaPath',
  brand: 'योजना पथ · YojanaPath',
  title: 'Admin | योजना पथ · YojanaPath',
  titleOf: (subject: string) => `Admin | ${subject} | योजना पथ · YojanaPath`,
  needsJavaScript: 'The admin panel needs JavaScript.',
  toPortal: 'Return to Public Portal',
  skipToContent: 'Skip to content',
};

export const gate = {
  loading: 'Loading admin panel...',
  attempt: (attempt: number, of: number) => `Attempt ${attempt}/${of}`,
  required: 'Authentication Required',
  requiredText: 'Please log in to use the admin panel.',
  toLogin: 'Go to Login',
  denied: 'Access Denied',
  deniedText: 'Your account does not have admin privileges',
  toHomepage: 'Return to Homepage',
};

export const login = {
  title: 'Admin Login',
  username: 'Username',
  password: 'Password',
  submit: 'Login to Admin Panel',
  pending: 'Authenticating...',
  success: 'Login Successful',
  successText: 'Welcome to the admin dashboard',
  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  wrong: 'Invalid username or password. Please try again.',
  failed: 'Login failed',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  codeNeeded: 'Your password is right. One step more:',
};

/** The page of an invitation link. */
export const invitation = {
  title: 'Choose your password',
  text: 'Choose a password that only you know. This link works once.',
  password: 'New password',
  submit: 'Set my password',
  pending: 'Saving...',
  failed: 'The password could not be set.',
  done: (username: string) => `Your password is set. Your user name is “${username}”.`,
  toLogin: 'Go to login',
};

export const shell = {
  menu: 'Menu',
  panel: 'Admin panel',
  screens: {
    '/admin': 'Dashboard',
    '/admin/schemes': 'Manage Schemes',
    '/admin/documents': 'Documents',
    '/admin/requests': 'User Requests',
    '/admin/users': 'Manage Users',
    '/admin/blogs': 'Manage Blogs',
    '/admin/inbox': 'Inboxes',
    '/admin/checks': 'Check Schemes',
    '/admin/rules': 'Missing Rules',
    '/admin/lexicon': 'Search Words',
    '/admin/bin': 'Bin',
    '/admin/audit': 'Audit Log',
    '/admin/condition': 'All Right?',
    '/admin/account': 'My Account',
  },
  more: 'Upkeep',
  logout: 'Logout',
  logoutFailed: 'Logout failed',
  loggedInAs: (username: string) => `Logged in as: ${username}`,
  refresh: 'Refresh',
  refreshing: 'Refreshing',
};
