/** Fixed keys of the throwaway databases of tests; no other database is ever opened with them. */
export const testMasterKey = "dGVuZHJlLXRlc3QtbWFzdGVyLWtleS0zMi1ieXRlcyE";
export const testAuthSecret = "dGVuZHJlLXRlc3QtYXV0aC1zZWNyZXQtMzItYnl0ZXM";
