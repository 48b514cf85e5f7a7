"""Who is there: identities and how they are kept, quotas, presence, bots as players."""
