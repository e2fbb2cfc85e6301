//! As much of an HTTP/1.1 client as asking the same thing again needs.

use std::io::{BufRead, BufReader, Error, ErrorKind, Read, Write};
use std::net::TcpStream;

/// A request, written out once.
pub struct Request {
    host: String,
    text: Vec<u8>,
}

impl Request {
    /// A request for an `http://host:port/path` with further header lines (`Name: value`).
    pub fn get(url: &str, headers: &[String]) -> Result<Self, String> {
        let rest = url
            .strip_prefix("http://")
            .ok_or("the URL must begin with http://")?;
        let (host, path) = rest.split_at(rest.find('/').ok_or("the URL needs a path")?);
        let mut text =
            format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept: application/json\r\n");
        for header in headers {
            text.push_str(header);
            text.push_str("\r\n");
        }
        text.push_str("\r\n");
        Ok(Self {
            host: host.into(),
            text: text.into_bytes(),
        })
    }

    /// A request to a `host:port` from a line such as `PUT /path {"json": 1}`, with further header lines. After `as TOKEN` at its
    /// beginning the request is made with that bearer token.
    pub fn from_line(host: &str, line: &str, headers: &[String]) -> Result<Self, String> {
        let (token, line) = split_token(line);
        let mut parts = line.splitn(3, ' ');
        let (Some(method), Some(path)) = (parts.next(), parts.next()) else {
            return Err(format!("a line must be METHOD PATH [BODY], not {line}"));
        };
        let body = parts.next().unwrap_or_default();
        let mut text =
            format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nAccept: application/json\r\n");
        if let Some(token) = token {
            text.push_str(&format!("Authorization: Bearer {token}\r\n"));
        }
        for header in headers {
            text.push_str(header);
            text.push_str("\r\n");
        }
        if !body.is_empty() {
            let length = body.len();
            text.push_str(&format!(
                "Content-Type: application/json\r\nContent-Length: {length}\r\n"
            ));
        }
        text.push_str("\r\n");
        text.push_str(body);
        Ok(Self {
            host: host.into(),
            text: text.into_bytes(),
        })
    }
}

/// The token of a line that begins with `as TOKEN`, and the rest of the line.
pub fn split_token(line: &str) -> (Option<&str>, &str) {
    match line
        .strip_prefix("as ")
        .and_then(|rest| rest.split_once(' '))
    {
        Some((token, rest)) => (Some(token), rest),
        None => (None, line),
    }
}

/// A kept connection.
pub struct Connection {
    reader: BufReader<TcpStream>,
    line: String,
    body: Vec<u8>,
}

impl Connection {
    /// Connects to the request's host.
    pub fn open(request: &Request) -> Result<Self, Error> {
        let stream = TcpStream::connect(&request.host)?;
        stream.set_nodelay(true)?;
        Ok(Self {
            reader: BufReader::new(stream),
            line: String::new(),
            body: Vec::new(),
        })
    }

    /// Sends the request, reads the whole answer, and gives its status.
    pub fn ask(&mut self, request: &Request) -> Result<u16, Error> {
        self.reader.get_mut().write_all(&request.text)?;
        let status = self
            .read_line()?
            .split(' ')
            .nth(1)
            .and_then(|code| code.parse().ok())
            .ok_or(ErrorKind::InvalidData)?;
        let mut length = None;
        loop {
            let line = self.read_line()?.to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(value) = line.strip_prefix("content-length:") {
                length = value.trim().parse().ok();
            }
        }
        match length {
            Some(length) => self.read_body(length)?,
            None => self.read_chunks()?,
        }
        Ok(status)
    }

    fn read_line(&mut self) -> Result<&str, Error> {
        self.line.clear();
        if self.reader.read_line(&mut self.line)? == 0 {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        Ok(self.line.trim_end())
    }

    fn read_body(&mut self, length: usize) -> Result<(), Error> {
        self.body.resize(length, 0);
        self.reader.read_exact(&mut self.body)
    }

    fn read_chunks(&mut self) -> Result<(), Error> {
        loop {
            let size = usize::from_str_radix(self.read_line()?, 16)
                .map_err(|_| Error::from(ErrorKind::InvalidData))?;
            self.read_body(size)?;
            self.read_line()?;
            if size == 0 {
                return Ok(());
            }
        }
    }
}
