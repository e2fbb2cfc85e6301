//! Every rule of Reedling, pure: the same in the browser and on the server.
